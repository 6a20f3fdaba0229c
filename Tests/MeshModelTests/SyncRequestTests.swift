import BitchatFrame
import BitchatPayload
import MeshModel
import Testing
import WireFormat

/// The requests that are sent, and when (docs/protocol.md 4.4 to 4.7, 5.1, 5.6).
@Suite struct SyncRequestTests {
    let ada = PeerID(value: 0xA)
    let bo = PeerID(value: 0xB)
    var gossip = GossipSyncManager()
    var requests = RequestSyncManager()

    private mutating func tick(_ now: Int64, _ peers: [PeerID]) throws -> [[MessageType]] {
        try gossip.tick(now: now, connected: peers, registering: &requests).map { try $0.question().types.types }
    }

    @Test mutating func eachRoundHasItsInterval() throws {
        let public0: [MessageType] = [.announce, .message, .groupMessage]
        let all: [[MessageType]] = [public0, [.fragment], [.fileTransfer], [.prekeyBundle], [.boardPost]]
        #expect(try tick(noon, [ada]) == all)
        #expect(try tick(noon + 14_999, [ada]) == [])
        #expect(try tick(noon + 15_000, [ada]) == [public0])
        #expect(try tick(noon + 29_999, [ada]) == [])
        #expect(try tick(noon + 30_000, [ada]) == [public0, [.fragment]])
        #expect(try tick(noon + 60_000, [ada]) == all)
    }

    @Test mutating func eachConnectedPeerIsAskedAndRegistered() {
        let sent = gossip.tick(now: noon, connected: [ada, bo], registering: &requests)
        #expect(sent.map(\.recipient) == Array(repeating: [ada, bo], count: 5).flatMap { $0 })
        for peer in [ada, bo] { #expect(requests.window(for: peer, now: noon) == .open(age: 0)) }
    }

    @Test mutating func withoutPeersARoundIsABroadcastThatRegistersNothing() {
        let sent = gossip.tick(now: noon, connected: [], registering: &requests)
        #expect(sent.count == 5)
        #expect(sent.allSatisfy { $0.recipient == nil })
        #expect(requests.count == 0)
    }

    @Test mutating func aTickForgetsRequestsThatAreTooOld() {
        requests.register(bo, now: noon - 30_001)
        _ = gossip.tick(now: noon, connected: [ada], registering: &requests)
        #expect(!requests.isPending(bo))
    }

    @Test mutating func theTypesAreWrittenAsIOSDoes() throws {
        let sent = gossip.tick(now: noon, connected: [ada], registering: &requests)
        let fields = try sent.map { Hexadecimal.encode($0.payload[try $0.decoded().typesBytes.offset...]) }
        #expect(fields == ["0304", "20", "80", "0002", "0001"])
        let initial = gossip.initialRequest(to: bo, now: noon, registering: &requests)
        #expect(initial.recipient == bo)
        #expect(requests.isPending(bo))
        #expect(Hexadecimal.encode(initial.payload.suffix(2)) == "a307")
    }

    @Test mutating func aRequestOfAnEmptyStoreHas18Bytes() throws {
        let sent = gossip.tick(now: noon, connected: [ada], registering: &requests)
        #expect(Hexadecimal.encode(sent[1].payload) == "010001070200040000000103000004000120")
        let frame = sent[1].contents(from: bo, now: noon)
        #expect(
            frame
                == FrameContents(
                    type: .requestSync, ttl: 0, timestamp: UInt64(noon), sender: bo.bytes, recipient: ada.bytes,
                    payload: sent[1].payload))
    }

    @Test(arguments: [354, 355, 356])
    mutating func theFilterCoversThe355NewestAndThenNamesHowFarBack(count: Int) throws {
        for number in 0..<count {
            gossip.see(try syncPacket(.message, age: Int64(number) + 10, number: UInt64(number)), now: noon)
        }
        let request = gossip.tick(now: noon, connected: [ada], registering: &requests)[0]
        let asked = try request.question()
        let held = gossip.packets(of: .message)
        #expect(held.prefix(355).allSatisfy { asked.held.contains(hash: $0.hash) })
        #expect(asked.since == (count == 356 ? UInt64(noon - 364) : nil))
        #expect(request.payload.count <= 430)
    }

    @Test mutating func aStalledStreamIsAskedForByName() throws {
        let stream = FragmentStream(sender: bo, id: 0x45a4_3038_a50a_a502)
        gossip.see(try syncFragment(stream: 1, index: 0), now: noon)
        let sent = gossip.targetedRequests(for: [stream], now: noon, connected: [ada, bo], registering: &requests)
        #expect(sent.map(\.recipient) == [ada, bo])
        let asked = try sent[0].question()
        #expect(asked.types == SyncTypes([.fragment]))
        #expect(asked.streams == [FragmentID(value: stream.id)])
        #expect(asked.held.contains(hash: gossip.packets(of: .fragment)[0].hash))
        #expect(requests.isPending(ada) && requests.isPending(bo))
    }

    @Test(arguments: [59, 60, 61])
    mutating func aRequestNamesAtMost60Streams(count: Int) throws {
        let streams = (0..<UInt64(count)).map { FragmentStream(sender: bo, id: $0) }
        let sent = gossip.targetedRequests(for: streams, now: noon, connected: [ada], registering: &requests)
        #expect(try sent[0].question().streams?.count == min(count, 60))
        #expect(try sent[0].decoded().fragmentIDs?.count == 17 * min(count, 60) - 1)
    }

    @Test mutating func nothingIsAskedForWithoutStreamsOrPeers() {
        let stream = FragmentStream(sender: bo, id: 1)
        #expect(gossip.targetedRequests(for: [], now: noon, connected: [ada], registering: &requests).isEmpty)
        #expect(gossip.targetedRequests(for: [stream], now: noon, connected: [], registering: &requests).isEmpty)
        #expect(requests.count == 0)
    }

    @Test mutating func androidBroadcastsOneRequestWithoutTypesIn30000Milliseconds() throws {
        gossip = GossipSyncManager(rules: .android)
        let sent = gossip.tick(now: noon, connected: [ada, bo], registering: &requests)
        #expect(sent.map(\.recipient) == [nil])
        #expect(try sent[0].decoded().types == nil)
        #expect(requests.count == 0)
        #expect(gossip.tick(now: noon + 29_999, connected: [ada], registering: &requests).isEmpty)
        #expect(gossip.tick(now: noon + 30_000, connected: [ada], registering: &requests).count == 1)
    }
}
