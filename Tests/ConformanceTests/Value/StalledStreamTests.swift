import LinkLayers
import Testing

@Suite struct StalledStreamTests {
    private static let frame = ValueScript.frame(300)

    /// The frame comes in pieces that end at the given bytes and come at the given times.
    private static func firings(
        _ pieces: [(end: Int, time: Int64)], via carrier: AttributeValue.Carrier = .notification
    ) -> Int {
        var start = 0
        let values = pieces.map { piece in
            defer { start = piece.end }
            return (bytes: Array(frame[start..<piece.end]), time: piece.time)
        }
        return ValueScript.firings(of: "GAT-003", values, via: carrier)
    }

    @Test(arguments: [(249, 0), (250, 1), (251, 1)] as [(Int64, Int)])
    func firesWhenAPieceLeavesTheFrameUnfinishedAfter250Milliseconds(pause: Int64, firings: Int) {
        #expect(Self.firings([(100, 0), (200, pause), (300, pause + 1)]) == firings)
        #expect(Self.firings([(100, 0), (200, pause)]) == firings)
    }

    @Test func addsUpSeveralPauses() {
        #expect(Self.firings([(100, 0), (150, 200), (300, 400)]) == 0)
        #expect(Self.firings([(100, 0), (150, 200), (200, 400), (300, 410)]) == 1)
    }

    @Test func keepsQuietWhenTheLatePieceCompletesTheFrame() { #expect(Self.firings([(100, 0), (300, 5000)]) == 0) }

    @Test(arguments: [(21, 0), (22, 1)]) func countsFromThePieceThatMadeTheLengthKnown(first: Int, firings: Int) {
        #expect(Self.firings([(first, 0), (200, 300), (300, 310)]) == firings)
    }

    @Test func keepsQuietForWrites() { #expect(Self.firings([(100, 0), (200, 300), (300, 310)], via: .writeCommand) == 0) }
}
