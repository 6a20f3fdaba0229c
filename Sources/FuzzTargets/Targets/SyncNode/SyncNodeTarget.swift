import BitchatFrame
import Hashes
import MeshModel
import Mutators
import WireFormat

/// Scripts of two gossip nodes that keep, ask and answer, each against a plain list.
package final class SyncNodeTarget: FuzzTarget {
    package static let name = "sync-node"
    package static let summary = "two gossip nodes that keep, ask and answer, each against a plain list of packets"
    package static let shape = InputShape.events(SyncEvent.grammar)
    package static let longestInput = 4_096

    package static func seeds() -> [Seed] { NearScripts.of(SyncSeeds.all, SyncEvent.grammar) }

    /// The packets that one script may bring in, and the requests it may send.
    private static let mostPackets = 3_000, mostRequests = 200

    let subject: SyncSubject
    let hasher = SHA256Hasher()
    /// The two nodes.
    var devices: [SyncDevice] = []
    var time = VirtualTime(), lastTick = VirtualTime.start, lastPacket = VirtualTime.start
    var packetsLeft = 0, requestsLeft = 0, serial = 0

    package init(_ subject: Subject) { self.subject = subject.syncNode }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        time = VirtualTime()
        (packetsLeft, requestsLeft, serial) = (Self.mostPackets, Self.mostRequests, 0)
        begin(0)
        var script = EventScript()
        while report.violation == nil, packetsLeft > 0, requestsLeft > 0, let event = script.next(input) {
            var body = EventBody(event)
            apply(SyncEvent(code: event.code), &body, input, &report)
        }
        for index in devices.indices { checkStores(index, &report) }
    }

    /// Begins anew with the nodes of a choice: both iOS, iOS and Android, both Android, then the first two with small stores.
    ///
    /// Small stores are the subject's less what the documented ones are lowered by, so that a wrong capacity stays wrong.
    func begin(_ choice: Int) {
        let isSmall = choice > 2, kinds = [[false, false], [false, true], [true, true]][choice % 3]
        devices = zip(StateCast.peers, kinds).map { peer, isAndroid in
            var rules = isAndroid ? subject.android : subject.ios
            let figures: SyncFigures = isAndroid ? .android : .ios
            for store in figures.stores where isSmall {
                for place in rules.stores.indices where rules.stores[place].type.rawValue == store.type {
                    rules.stores[place].capacity -= SyncFigures.lowered(store.capacity)
                }
            }
            return SyncDevice(peer, rules, isSmall ? figures.small : figures)
        }
        (lastTick, lastPacket) = (time.now, time.now)
    }

    /// A node takes in a packet.
    func see(_ packet: SyncPacket, _ index: Int, _ report: inout FuzzReport) {
        packetsLeft -= 1
        lastPacket = Int64(clamping: packet.contents.timestamp)
        let isKept = subject.see(&devices[index].bench, packet, time.now),
            isExpected = devices[index].table.see(packet, now: time.now)
        let number = Int(packet.contents.type.rawValue) << 2 | (devices[index].isAndroid ? 2 : 0) | (isKept ? 1 : 0)
        report.reached(number)
        report.reached(1_088 + number * 8 + min(devices[index].table.count(of: packet.contents.type), 7))
        report.require(isKept == isExpected, SyncLaws.store, "\(packet.contents) is\(isKept ? "" : " not") kept")
    }

    /// Compares one store of a node with the plain list.
    func checkStore(_ index: Int, _ type: MessageType, _ report: inout FuzzReport) {
        let kept = devices[index].bench.gossip.packets(of: type)
        guard let place = devices[index].table.place(of: type) else { return }
        let expected = devices[index].table.packets[place]
        let isEqual = kept.count == expected.count && kept.indices.allSatisfy { kept[$0].id == expected[$0].id }
        report.require(isEqual, SyncLaws.store, "\(kept.count) packets of type \(type.rawValue) instead of \(expected.count)")
    }

    /// Compares every store of a node with the plain list.
    func checkStores(_ index: Int, _ report: inout FuzzReport) {
        for store in devices[index].table.figures.stores where report.violation == nil {
            checkStore(index, MessageType(rawValue: store.type), &report)
        }
    }

    /// The packet with these contents, as sync keeps it.
    func packet(_ contents: FrameContents, _ report: inout FuzzReport) -> SyncPacket? {
        let packet = SyncPacket(contents, hasher)
        let isDirected = contents.recipient.map { $0 != [UInt8](repeating: 0xFF, count: 8) } ?? false
        report.require((packet == nil) == isDirected, SyncLaws.directed, "\(contents)")
        return packet
    }
}
