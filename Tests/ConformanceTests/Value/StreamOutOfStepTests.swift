import LinkLayers
import Testing

@Suite struct StreamOutOfStepTests {
    private static let frame = ValueScript.frame(60)

    private static func firings(_ bytes: [UInt8], via carrier: AttributeValue.Carrier = .notification) -> Int {
        ValueScript.firings(of: "GAT-001", [(bytes, 0)], via: carrier)
    }

    @Test func keepsQuietForAFrame() { #expect(Self.firings(Self.frame) == 0) }

    @Test(arguments: [1, 3] as [Int]) func firesForBytesBeforeAFrameAndShowsTheFrame(count: Int) {
        let script = MeshScript()
        script.receive(Array(repeating: 0x99, count: count) + Self.frame, on: script.link(1), at: 0)
        #expect(script.count(of: "GAT-001") == 1)
        #expect(script.judged().map { $0.packet.frame?.length } == [60])
        #expect(script.judged()[0].packet.context?.delivery.skipped == count)
    }

    @Test(arguments: [3, 16, 255] as [UInt8]) func keepsQuietForPaddingBeforeAFrame(value: UInt8) {
        let padding = Array(repeating: value, count: Int(value))
        #expect(Self.firings(padding + Self.frame) == 0)
        #expect(Self.firings(padding.dropLast() + Self.frame) == 1)
    }

    @Test func firesForAValueWithoutAFrame() {
        #expect(Self.firings(Array(repeating: 0x99, count: 30)) == 1)
        #expect(Self.firings(Array(repeating: 0x99, count: 30), via: .writeCommand) == 0)
    }
}
