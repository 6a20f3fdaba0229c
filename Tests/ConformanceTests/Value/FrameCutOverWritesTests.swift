import LinkLayers
import Testing

@Suite struct FrameCutOverWritesTests {
    private static let frame = ValueScript.frame(300)

    private static func firings(_ values: [[UInt8]], via carrier: AttributeValue.Carrier) -> Int {
        ValueScript.firings(of: "GAT-005", values.map { ($0, 0) }, via: carrier)
    }

    @Test func firesForAFrameInTwoWrites() {
        let pieces = [Array(Self.frame.prefix(200)), Array(Self.frame.dropFirst(200))]
        #expect(Self.firings(pieces, via: .writeCommand) == 1)
        #expect(Self.firings(pieces, via: .writeRequest) == 1)
        #expect(Self.firings(pieces, via: .notification) == 0)
    }

    @Test func firesForALongWrite() {
        #expect(Self.firings([Self.frame], via: .longWrite) == 1)
        #expect(Self.firings([Self.frame], via: .cancelledWrite) == 0)
        #expect(Self.firings([Self.frame], via: .writeRequest) == 0)
    }

    @Test func keepsQuietForTwoFramesInTwoWrites() {
        #expect(Self.firings([Self.frame, ValueScript.frame(100, at: 1)], via: .writeCommand) == 0)
    }
}
