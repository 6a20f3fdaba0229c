import Inflate
import Testing
import WireFormat

@Suite struct RawDeflaterTests {
    private let deflater = RawDeflater()

    private func inflated(_ body: [UInt8], limit: Int) -> [UInt8] {
        let inflater = RawInflater()
        let span = body.span.bytes
        let result = inflater.inflate(span, span.whole, limit: limit)
        return result.ending == .finished && result.consumed == body.count ? inflater.outputBytes : []
    }

    @Test(arguments: [0, 1, 6, 9]) func inflatesBackAtLevel(level: Int) {
        let text = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
        #expect(inflated(deflater.deflate(text, level: level), limit: 5000) == text)
    }

    @Test func sameBytesAtEveryRun() {
        let text = [UInt8]("the same bytes, the same bytes, the same bytes".utf8)
        let first = deflater.deflate(text)
        _ = deflater.deflate(text, level: 1)
        #expect(deflater.deflate(text) == first)
        #expect(RawDeflater().deflate(text) == first)
        #expect(first.count < text.count)
    }

    @Test func levelZeroStores() {
        #expect(deflater.deflate([1, 2], level: 0) == [0x01, 2, 0, 0xFD, 0xFF, 1, 2])
    }

    @Test func nothingHasACompressedForm() {
        #expect(deflater.deflate([]) == [0x03, 0x00])
    }

    @Test(arguments: [-1, 10, Int.max]) func levelsOutsideRangeCountAs6(level: Int) {
        let text = [UInt8](repeating: 1, count: 300)
        #expect(deflater.deflate(text, level: level) == deflater.deflate(text, level: 6))
    }
}
