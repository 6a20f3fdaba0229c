import BitchatFrame
import MeshModel

/// How nodes come and go, and links open and close.
extension SimulatedMesh {
    /// Begins a node's periodic acts.
    func start(_ node: Int) {
        let settings = nodes[node].settings
        queue.add(.announce(node: node), at: clock.now + random.number(in: 0...1_000))
        queue.add(.tick(node: node), at: clock.now + random.number(in: 2_000...settings.tick))
        queue.add(.upkeep(node: node), at: clock.now + random.number(in: 1_000...settings.upkeep))
    }

    /// Has a node join that was not there before.
    func join(_ node: Int) {
        guard nodes[node].isAway else { return }
        nodes[node].isAway = false
        start(node)
    }

    /// Lets a node say good-bye, close its links 200 ms later, and fall silent.
    func leave(_ node: Int) {
        step(node) { $0.publish(.leave, [], codec, now: localTime($0), &$1) }
        nodes[node].isAway = true
        for link in nodes[node].links { queue.add(.closing(link: link), at: clock.now + 200) }
    }

    /// Has a node announce itself beside its routine.
    func introduce(_ node: Int) {
        guard !nodes[node].isAway else { return }
        step(node) { _ = $0.announce(codec, now: localTime($0), &$1) }
    }

    /// Opens a link, unless one of its ends is away; both ends announce themselves there where their settings say so.
    func open(_ link: Int) {
        let ends = [links[link].first, links[link].second].compactMap { $0 }
        guard !links[link].isOpen, ends.allSatisfy({ !nodes[$0].isAway }) else { return }
        links[link].isOpen = true
        attach(link)
        for node in ends {
            tell(.opened, node, link)
            guard let introduction = nodes[node].settings.introduction else { continue }
            let isCentral = node == links[link].first && links[link].second != nil
            queue.add(
                .introduction(node: node), at: clock.now + (isCentral ? introduction.central : introduction.peripheral))
        }
    }

    /// Closes a link.
    func close(_ link: Int) {
        guard links[link].isOpen else { return }
        links[link].isOpen = false
        for node in [links[link].first, links[link].second].compactMap({ $0 }) {
            nodes[node].lose(link)
            limit(node)
            tell(.closed, node, link)
        }
    }

    /// Gives a link to the nodes at its ends.
    func attach(_ link: Int) {
        for node in [links[link].first, links[link].second].compactMap({ $0 }) {
            nodes[node].links.append(link)
            limit(node)
        }
    }

    /// Lets a node know the longest frame that all its links take.
    private func limit(_ node: Int) {
        nodes[node].limit = nodes[node].links.reduce(Int.max) { min($0, links[$1].limit) }
    }
}
