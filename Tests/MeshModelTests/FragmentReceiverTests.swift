import BitchatFrame
import BitchatPayload
import MeshModel
import Testing
import WireFormat

/// Fragments behind a gate, and the frames they rebuild (docs/protocol.md 3.6 and 5.3).
@Suite struct FragmentReceiverTests {
    let ada = PeerID(value: 0xA)
    let bo = PeerID(value: 0xB)
    var gate = SecurityGate(profile: .ios, local: PeerID(value: 0x10CA1))
    var receiver = FragmentReceiver(.ios)

    /// The encoded message of `sender`, `age` milliseconds old at noon.
    private func message(by sender: PeerID, age: Int64, rsr: Bool = false) throws -> [UInt8] {
        let contents = FrameContents(
            type: .message, timestamp: UInt64(noon - age), sender: sender.bytes, payload: [0x68, 0x69], isSyncResponse: rsr)
        return try #require(FrameEncoder(.ios).encode(contents))
    }

    /// Hands over the two halves of `inner` as fragments by bo, and returns the last report.
    private mutating func receive(_ inner: [UInt8], to recipient: PeerID? = nil, by sender: UInt64 = 0xB) -> FragmentReception? {
        var last: FragmentReception?
        for (index, half) in [inner[..<10], inner[10...]].enumerated() {
            let payload = FragmentPayload.encode(
                stream: 7, index: UInt16(index), total: 2, originalType: .message, data: half)
            last = receive(payload, to: recipient, by: sender, tag: 40 + index)
        }
        return last
    }

    private mutating func receive(
        _ payload: [UInt8], to recipient: PeerID?, by sender: UInt64, tag: Int
    ) -> FragmentReception? {
        let header = GateArrival.frame(.fragment, by: sender).header
        let whole = ByteRange(0, payload.count)
        let frame = Frame(
            header: header, recipient: recipient, route: .empty, section: whole, body: whole, originalSize: nil, signature: nil,
            length: payload.count)
        return receiver.receive(frame, payload.span.bytes, whole, tag: tag, gate: gate, now: noon)
    }

    @Test(arguments: [(120_000 as Int64, VerdictReason.freshTimestamp), (120_001, .timestampSkew)])
    mutating func judgesTheRebuiltFrameByItsOwnTime(age: Int64, expected: VerdictReason) throws {
        gate.requests.register(bo, now: noon)
        let reception = receive(try message(by: bo, age: age))
        #expect(reception?.inner?.verdict?.reason == expected)
        #expect(reception?.inner?.frame.header.ttl == 0)
        #expect(reception?.isArchived == true)
        guard case .complete(let packet) = reception?.outcome else {
            Issue.record("not complete: \(String(describing: reception?.outcome))")
            return
        }
        #expect(packet.tags == [40, 41])
    }

    @Test mutating func judgesARebuiltAnswerByItsAuthorsWindow() throws {
        gate.requests.register(bo, now: noon)
        let refused = receive(try message(by: ada, age: 500_000, rsr: true))?.inner?.verdict
        #expect(refused?.reason == .unsolicitedResponse)
        #expect(refused?.judged == ada)
        #expect(refused?.source == bo)
        let accepted = receive(try message(by: bo, age: 500_000, rsr: true))?.inner?.verdict
        #expect(accepted?.reason == .solicitedResponse)
    }

    @Test mutating func theSpecificationJudgesTheRebuiltFrameByTheTTLItCameWith() throws {
        gate = SecurityGate(profile: .spec, local: nil)
        receiver = FragmentReceiver(.spec)
        let inner = receive(try message(by: bo, age: 119_999))?.inner
        #expect(inner?.verdict?.reason == .freshTimestamp)
        #expect(inner?.frame.header.ttl == 0)
    }

    @Test mutating func joinsButDoesNotArchiveDirectedFragments() throws {
        let reception = receive(try message(by: bo, age: 0), to: PeerID(value: 0x10CA1))
        #expect(reception?.isArchived == false)
        #expect(reception?.inner != nil)
        #expect(receive([1, 2, 3], to: .broadcast, by: 0xB, tag: 0) == nil)
        #expect(receive(try message(by: bo, age: 0), to: .broadcast)?.isArchived == true)
    }

    @Test mutating func neitherArchivesNorJoinsARefusedFragment() {
        let payload = FragmentPayload.encode(stream: 7, index: 2, total: 2, originalType: .message, data: [1])
        let refused = FragmentReception(isArchived: false, outcome: .refused(.indexRange))
        #expect(receive(payload, to: nil, by: 0xB, tag: 0) == refused)
        #expect(receive(payload, to: nil, by: 0x10CA1, tag: 0) == refused)
    }

    @Test mutating func archivesItsOwnFragmentsWithoutJoiningThem() throws {
        #expect(receive(try message(by: bo, age: 0), by: 0x10CA1) == FragmentReception(isArchived: true))
        #expect(receiver.assembler.count == 0)
    }

    @Test mutating func bytesThatAreNoFrameRebuildNothing() throws {
        let reception = receive(filler(40))
        #expect(reception?.inner == nil)
        #expect(receiver.assembler.count == 0)
    }

    @Test mutating func androidKeepsBytesThatAreNoFrameAndLeavesTheVerdictOpen() throws {
        receiver = FragmentReceiver(.android)
        gate = SecurityGate(profile: .android, local: nil)
        #expect(receive(filler(40))?.outcome == .unreadable(started: false))
        receiver = FragmentReceiver(.android)
        let inner = receive(try message(by: bo, age: 500_000))?.inner
        #expect(inner?.frame.header.sender == bo)
        #expect(inner != nil && inner?.verdict == nil)
    }
}
