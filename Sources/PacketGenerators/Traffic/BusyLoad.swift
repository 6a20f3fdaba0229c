/// Bitchat traffic over a few links: texts, a third fragments, some compressed, some sealed, a quarter passed on.
struct BusyLoad: TrafficLoad {
    private var random: SplitMix64
    private var texts: [FrameTemplate] = []
    private var longTexts: [FrameTemplate] = []
    private var sealed: [FrameTemplate] = []
    private var requests: [FrameTemplate] = []
    private var trains: [FragmentTrain] = []
    private let links: [ScriptedLink]
    private let peers: [TestIdentity]
    private let others: [TestIdentity]
    private let factory = PacketFactory(.ios)
    private var count = 0

    init(seed: UInt64) { self.init(seed: seed, TrafficShape()) }

    /// Begins with a seed and a crowd.
    init(seed: UInt64, _ shape: TrafficShape) {
        random = SplitMix64(seed: seed)
        links = (0..<shape.links).map { ScriptedLink.load($0) }
        peers = (0..<shape.links).map { TestIdentity(label: "peer \($0)") }
        others = (0..<shape.peers - shape.links).map { TestIdentity(label: "other \($0)") }
        let ada = TestIdentity.ada
        let signed = { (template: FrameTemplate, author) in shape.isSigned ? template.signedAnew(by: author) : template }
        for (number, author) in (peers + others).enumerated() {
            texts.append(signed(.text(number, by: author), author))
            longTexts.append(signed(.longText(number, by: author), author))
        }
        for peer in peers {
            sealed.append(.sealed(from: peer, to: ada))
            requests.append(signed(.request(from: peer, to: ada), peer))
            trains.append(FragmentTrain(by: peer))
        }
    }

    mutating func begin(_ log: inout HCIScript) {
        log.reset()
        for (link, peer) in zip(links, peers) {
            log.report(link.address, AdvertisingData.service(flags: 0x1A), rssi: -60, isExtended: true)
            log.connect(link)
            log.discover(link)
            pass(factory.announce(by: peer, at: log.milliseconds).bytes, isReceived: true, link, &log)
        }
        for (number, other) in others.enumerated() {
            let frame = factory.announce(by: other, at: log.milliseconds).relayed(ttl: 6)
            pass(frame.bytes, isReceived: true, links[number % links.count], &log)
        }
    }

    mutating func burst(_ log: inout HCIScript) {
        count += 1
        log.wait(microseconds: 900)
        let number = random.below(links.count)
        let frame = count.isMultiple(of: 256) ? announce(number, log) : frame(for: number, at: log.milliseconds)
        pass(frame, isReceived: true, links[number], &log)
        guard random.below(4) == 0, frame[2] > 1, links.count > 1 else { return }
        var relayed = frame
        relayed[2] -= 1
        pass(relayed, isReceived: false, links[(number + 1) % links.count], &log)
    }

    private func announce(_ number: Int, _ log: HCIScript) -> [UInt8] {
        factory.announce(by: peers[number], at: log.milliseconds).bytes
    }

    /// Out of a hundred: 36 fragments, 38 texts, 12 long texts, 10 sealed, 4 requests.
    private mutating func frame(for number: Int, at time: UInt64) -> [UInt8] {
        switch random.below(100) {
        case 0..<36: trains[number].next(time, &random)
        case 36..<74: texts[random.below(texts.count)].stamped(time, &random)
        case 74..<86: longTexts[random.below(longTexts.count)].stamped(time, &random)
        case 86..<96: sealed[number].stamped(time, &random)
        default: requests[number].stamped(time, &random)
        }
    }

    private func pass(_ value: [UInt8], isReceived: Bool, _ link: ScriptedLink, _ log: inout HCIScript) {
        if isReceived == (link.role == .central) { log.notify(value, link) } else { log.write(value, link) }
    }
}
