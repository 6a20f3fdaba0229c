import BitchatFrame
import MeshModel

/// Nodes, the links between them, and the time in which things happen: the same seed gives the same course, to the last frame.
///
/// Memory is that of the nodes, whose parts are bounded, and of what is due; frames in flight share their bytes. The codec may
/// be shared by meshes that run one after the other.
package final class SimulatedMesh {
    /// The nodes, by number.
    package internal(set) var nodes: [SimulatedNode] = []
    /// The links, by number.
    package internal(set) var links: [VirtualLink] = []
    /// The time.
    package private(set) var clock: VirtualClock
    /// What happened.
    package let trace: SimulationTrace
    /// What turns frames into bytes and back.
    package let codec: MeshCodec
    var queue = EventQueue<ScheduledEvent>()
    var random: SeededGenerator
    /// What the step at hand comes to.
    var output = NodeOutput()

    /// Makes an empty mesh whose clock stands at `start`, in milliseconds since 1970.
    package init(seed: UInt64, start: Int64, codec: MeshCodec = MeshCodec(), trace: SimulationTrace = SimulationTrace()) {
        random = SeededGenerator(seed: seed)
        clock = VirtualClock(now: start)
        self.codec = codec
        self.trace = trace
    }

    /// The number of things that are due, frames in flight among them.
    package var pending: Int { queue.count }

    /// Adds a node that announces itself within a second and asks within a tick; returns its number.
    ///
    /// With `joining`, a time in milliseconds, it does nothing before.
    @discardableResult
    package func add(_ identity: SimulatedIdentity, _ settings: NodeSettings, joining: Int64? = nil) -> Int {
        let node = nodes.count
        nodes.append(SimulatedNode(identity, settings, random: random.split()))
        if let joining {
            nodes[node].isAway = true
            queue.add(.joining(node: node), at: joining)
        } else {
            start(node)
        }
        return node
    }

    /// Joins two nodes, or a node and somebody outside; returns the link's number.
    @discardableResult
    package func link(_ first: Int, _ second: Int?, limit: Int = 512, quality: LinkQuality = .clean) -> Int {
        links.append(VirtualLink(first, second, limit: limit, quality: quality))
        attach(links.count - 1)
        return links.count - 1
    }

    /// Joins two nodes at a time, in milliseconds; returns the link's number.
    @discardableResult
    package func link(
        _ first: Int, _ second: Int?, limit: Int = 512, quality: LinkQuality = .clean, opening: Int64
    ) -> Int {
        var link = VirtualLink(first, second, limit: limit, quality: quality)
        link.isOpen = false
        links.append(link)
        queue.add(.opening(link: links.count - 1), at: opening)
        return links.count - 1
    }

    /// Parts the two ends of a link at a time, in milliseconds; what is under way then is lost.
    package func part(_ link: Int, at time: Int64) { queue.add(.closing(link: link), at: time) }

    /// Has a node do something at a time, in milliseconds; a time that has passed is now.
    package func plan(_ act: NodeAct, by node: Int, at time: Int64) { queue.add(.act(node: node, act), at: time) }

    /// Changes a link at a time, in milliseconds.
    package func change(_ link: Int, to quality: LinkQuality, at time: Int64) {
        queue.add(.quality(link: link, quality), at: time)
    }

    /// Puts a frame of nobody's into a link, to reach `node` at a time, in milliseconds.
    package func inject(_ bytes: [UInt8], into link: Int, to node: Int, at time: Int64) {
        queue.add(.injection(node: node, bytes: bytes, link: link), at: time)
    }

    /// Gives a node something it knew before the simulation.
    package func prepare(_ node: Int, _ change: (inout SimulatedNode, MeshCodec, Int64) -> Void) {
        change(&nodes[node], codec, clock.now)
    }

    /// Lets everything happen that is due by `time`.
    package func run(until time: Int64) {
        while let (due, event) = queue.take(by: time) {
            clock.advance(to: due)
            perform(event)
        }
        clock.advance(to: time)
    }
}
