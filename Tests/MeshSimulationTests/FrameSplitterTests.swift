import BitchatFrame
import BitchatPayload
import MeshSimulation
import Testing

/// docs/protocol.md 1.4: what is split, into what.
@Suite struct FrameSplitterTests {
    private func fragments(
        _ type: MessageType, frame count: Int, to recipient: [UInt8]? = nil, isRSR: Bool = false, limit: Int = 512
    ) -> [FrameContents] {
        let contents = FrameContents(
            type: type, ttl: 3, timestamp: 9, sender: [1, 2, 3, 4, 5, 6, 7, 8], recipient: recipient, payload: [],
            signature: [UInt8](repeating: 1, count: 64), isSyncResponse: isRSR)
        let frame = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        return FrameSplitter(limit: limit).fragments(of: contents, frame: frame, stream: 0xABCD)
    }

    @Test(arguments: [(511, 0), (512, 0), (513, 2), (940, 2), (941, 3)])
    func splitsAFrameAboveTheLinkLimitIntoSlicesOf470(frame: Int, count: Int) {
        #expect(fragments(.message, frame: frame).count == count)
    }

    @Test(arguments: [(1, 1), (469, 1), (470, 2)]) func alwaysSplitsAFileIntoSlicesOf469(frame: Int, count: Int) {
        #expect(fragments(.fileTransfer, frame: frame).count == count)
    }

    @Test func neverSplitsAFragment() { #expect(fragments(.fragment, frame: 5_000).isEmpty) }

    @Test func splitsIntoAtMost10000() {
        #expect(fragments(.message, frame: 640_000, limit: 100).count == 10_000)
        #expect(fragments(.message, frame: 640_001, limit: 100).isEmpty)
    }

    @Test(arguments: [(105, 64), (106, 64), (107, 65)]) func aSliceHasAtLeast64Bytes(limit: Int, slice: Int) {
        #expect(FrameSplitter(limit: limit).slice(of: .message) == slice)
    }

    @Test func fragmentsTakeWhatTheirFrameSays() {
        let recipient = [UInt8](repeating: 5, count: 8)
        for fragment in fragments(.message, frame: 600, to: recipient, isRSR: true) {
            #expect(fragment.type == .fragment)
            #expect(fragment.ttl == 3)
            #expect(fragment.timestamp == 9)
            #expect(fragment.sender == [1, 2, 3, 4, 5, 6, 7, 8])
            #expect(fragment.recipient == recipient)
            #expect(fragment.signature == nil)
            #expect(fragment.isSyncResponse)
        }
    }

    @Test func aFullFragmentIsSevenBytesBelowTheLimitOrOneAboveWhenDirected() {
        let encoder = FrameEncoder(.ios)
        #expect(fragments(.message, frame: 600).first.flatMap { encoder.encode($0) }?.count == 505)
        let recipient = [UInt8](repeating: 5, count: 8)
        #expect(fragments(.message, frame: 600, to: recipient).first.flatMap { encoder.encode($0) }?.count == 513)
    }

    @Test func slicesJoinToTheFrame() {
        let payloads = fragments(.message, frame: 1_000).map(\.payload)
        #expect(payloads.map { Array($0.prefix(13)) } == (0..<3).map { [0, 0, 0, 0, 0, 0, 0xAB, 0xCD, 0, $0, 0, 3, 2] })
        #expect(payloads.flatMap { $0.dropFirst(13) } == (0..<1_000).map { UInt8(truncatingIfNeeded: $0) })
    }
}
