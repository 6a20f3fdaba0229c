import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import Testing
import WireFormat

/// What a request is answered with (docs/protocol.md 4.5, 4.6, 5.4).
@Suite struct SyncAnswerTests {
    static let order: [MessageType] = [.announce, .message, .fragment, .fileTransfer, .groupMessage, .prekeyBundle, .boardPost]
    var gossip = GossipSyncManager()

    private mutating func see(_ packets: [SyncPacket]) { for packet in packets { gossip.see(packet, now: noon) } }

    private func answers(_ asked: SyncQuestion) -> [FrameContents] { gossip.answer(asked, now: noon) }

    @Test mutating func servesTheTypesAskedForInOrder() throws {
        see(try Self.order.reversed().map { try syncPacket($0) })
        #expect(answers(question(Self.order)).map(\.type) == Self.order)
        #expect(answers(question([.groupMessage, .message])).map(\.type) == [.message, .groupMessage])
        #expect(answers(question([])).isEmpty)
        #expect(answers(question([.leave, .noiseHandshake, .noiseEncrypted, .requestSync])).isEmpty)
    }

    @Test mutating func servesTheOldestComeFirst() throws {
        see(try [(5, 1), (9, 2), (1, 3)].map { try syncPacket(.message, age: $0.0, number: $0.1) })
        #expect(answers(question([.message])).map(\.timestamp) == [5, 9, 1].map { UInt64(noon - $0) })
    }

    @Test mutating func marksAnswersAndTakesTheirHops() throws {
        let packet = try syncPacket(.message)
        see([packet])
        var expected = packet.contents
        expected.ttl = 0
        expected.isSyncResponse = true
        #expect(packet.contents.ttl == 7)
        #expect(answers(question([.message])) == [expected])
    }

    @Test mutating func leavesOutWhatTheFilterHolds() throws {
        let packets = try (0..<40).map { try syncPacket(.message, age: Int64($0), number: $0) }
        see(packets)
        let asked = question([.message], holding: Array(packets.prefix(30)))
        let wanted = packets.filter { !asked.held.contains(hash: $0.hash) }
        #expect(wanted.count >= 5)
        #expect(answers(asked).map(\.payload) == wanted.map(\.contents.payload))
        #expect(!wanted.contains(packets[0]))
    }

    @Test mutating func theCursorCutsWhatIsOlderButNotAnnouncesAndBundles() throws {
        for type in Self.order { see(try [-1, 0, 1].map { try syncPacket(type, by: UInt64(10 + $0), age: $0) }) }
        let served = answers(question(Self.order, since: UInt64(noon)))
        for type in Self.order {
            let exempt = type == .announce || type == .prekeyBundle
            #expect(served.count { $0.type == type } == (exempt ? 3 : 2))
        }
    }

    @Test mutating func namedStreamsAreServedWhateverTheCursorSays() throws {
        let held = try syncFragment(stream: 7, index: 0)
        see([held, try syncFragment(stream: 7, index: 1, age: 800_000), try syncFragment(stream: 8, index: 0)])
        let asked = question(
            [.fragment], holding: [held], since: UInt64(noon), streams: [FragmentID(value: 7), FragmentID(value: 9)])
        #expect(answers(asked).map(\.timestamp) == [UInt64(noon - 800_000)])
        #expect(answers(question([.fragment], since: UInt64(noon))).count == 2)
    }

    @Test mutating func namedStreamsLimitFragmentsOnly() throws {
        see([try syncPacket(.message), try syncFragment(stream: 7, index: 0)])
        #expect(answers(question([.message, .fragment], streams: [FragmentID(value: 9)])).map(\.type) == [.message])
    }

    @Test(arguments: [("not sixteen long", 2), ("0x77777777777777", 0), ("0000000000000007", 1)])
    mutating func aFilterWithoutAUsableTokenIsNoLimit(text: String, count: Int) throws {
        see([try syncFragment(stream: 7, index: 0), try syncFragment(stream: 8, index: 0)])
        let payload = RequestSyncPayload.encode(
            p: 7, m: 1, filter: [], types: SyncTypes([.fragment]), fragmentIDs: Array(text.utf8))
        #expect(answers(try SyncRequest(recipient: nil, payload: payload).question()).count == count)
    }

    @Test mutating func theWorkedExampleIsAnsweredToTheByte() throws {
        let reply =
            "01200000000199c82ca0c010004d9b5c885b670908a845a43038a50aa502000100030220746865206e6f72746820676174652c20776520737461"
            + "727420617420736576656e2e205265706c79206865726520706c65617365213b428a77175fdb85d28e"
        let fragment = try DecodedFrame(hex: reply)
        var contents = try FrameContents(
            fragment.frame, in: fragment.bytes.span.bytes, inflater: FrameInflater(), limits: .ios)
        contents.ttl = 6
        contents.isSyncResponse = false
        let packet = try #require(SyncPacket(contents, SHA256Hasher()))
        #expect(Hexadecimal.encode(packet.id.bytes) == "ee9ba44b3c1cf1a055233a1cb4e19209")
        gossip.see(packet, now: 1_760_000_000_000)
        let request = try DecodedFrame(hex: Example.request)
        let asked = try SyncQuestion(
            decoding: request.payload.span.bytes, ByteRange(0, request.payload.count), rules: .ios)
        let answer = try #require(gossip.answer(asked, now: 1_760_000_000_000).first)
        #expect(FrameEncoder(.ios).encode(answer) == Hexadecimal.decode(reply))
    }

    @Test mutating func androidAnswersEverythingPublicWithoutTheFlag() throws {
        gossip = GossipSyncManager(rules: .android)
        see(try Self.order.map { try syncPacket($0, age: 100_000) })
        let payload = RequestSyncPayload.encode(
            p: 7, m: 1, filter: [], types: SyncTypes([.fragment]), since: .max, fragmentIDs: Array("0000000000000007".utf8))
        let served = answers(try SyncRequest(recipient: nil, payload: payload).question(.android))
        #expect(served.map(\.type) == [.announce, .message])
        #expect(served.allSatisfy { $0.ttl == 0 && !$0.isSyncResponse })
    }

    @Test(arguments: [(0, nil), (1, nil), (2, 1), (7, 6), (8, 6), (255, 6)] as [(UInt8, UInt8?)])
    func relaysWithOneHopLess(ttl: UInt8, outgoing: UInt8?) {
        let local = PeerID(value: 0x10CA1)
        let header = GateArrival.frame(.message, by: 0xA, ttl: ttl).header
        #expect(GossipSyncManager.relayTTL(header, recipient: nil, local: local) == outgoing)
        #expect(GossipSyncManager.relayTTL(header, recipient: local, local: local) == nil)
        #expect(GossipSyncManager.relayTTL(header, recipient: nil, local: PeerID(value: 0xA)) == nil)
        let request = GateArrival.frame(.requestSync, by: 0xA, ttl: ttl).header
        #expect(GossipSyncManager.relayTTL(request, recipient: nil, local: local) == nil)
    }
}
