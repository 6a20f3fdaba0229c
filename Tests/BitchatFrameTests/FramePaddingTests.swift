import Testing
import WireFormat

@testable import BitchatFrame

/// Blocks, padding and what follows a frame (docs/protocol.md 2.5 and 2.6).
struct FramePaddingTests {
    @Test(
        "The smallest block with 16 bytes to spare",
        arguments: [
            (0, 256), (239, 256), (240, 256), (241, 512), (495, 512), (496, 512), (497, 1024), (1007, 1024), (1008, 1024),
            (1009, 2048), (2031, 2048), (2032, 2048), (2033, 2033), (1_000_000, 1_000_000),
        ])
    func choosesTheBlock(_ size: Int, _ block: Int) {
        #expect(FramePadding.block(for: size) == block)
    }

    @Test(
        "Frames are padded in four bands and stay as they are between them",
        arguments: [
            (22, 256), (239, 256), (240, 256), (241, 241), (242, 242), (255, 255), (256, 256), (257, 512), (258, 512), (495, 512),
            (496, 512), (497, 497), (498, 498), (768, 768), (769, 1024), (770, 1024), (1007, 1024), (1008, 1024), (1009, 1009),
            (1792, 1792), (1793, 2048), (1794, 2048), (2031, 2048), (2032, 2048), (2033, 2033), (2034, 2034),
        ])
    func padsInBands(_ size: Int, _ padded: Int) {
        var bytes = [UInt8](repeating: 0xAA, count: size)
        FramePadding.pad(&bytes, to: FramePadding.block(for: size))
        #expect(bytes == [UInt8](repeating: 0xAA, count: size) + [UInt8](repeating: UInt8(padded - size), count: padded - size))
    }

    @Test("1 to 255 bytes of padding and no more", arguments: [(-1, 0), (0, 0), (1, 1), (254, 254), (255, 255), (256, 0)])
    func padsWhatOneByteCanCount(_ missing: Int, _ added: Int) {
        var bytes: [UInt8] = [1, 2]
        FramePadding.pad(&bytes, to: 2 + missing)
        #expect(bytes == [1, 2] + [UInt8](repeating: UInt8(added), count: added))
    }

    @Test func padsToNoAbsurdSize() {
        for size in [Int.min, -1, Int.max] {
            var bytes: [UInt8] = [1]
            FramePadding.pad(&bytes, to: size)
            #expect(bytes == [1])
        }
    }

    @Test(
        arguments: [
            ([], 0), ([0], 1), ([1], 0), ([2], 1), ([2, 2], 0), ([9, 2, 2], 1), ([9, 1, 2], 3), ([9, 3, 3], 3), ([3, 3, 3], 0),
            ([7, 0], 2), ([7, 1], 1),
        ] as [([UInt8], Int)])
    func findsTheUnpaddedLength(_ bytes: [UInt8], _ length: Int) {
        let found = FramePadding.unpaddedLength(bytes.span.bytes)
        #expect(found == length)
    }

    @Test(
        "After a frame of two bytes: one whole padding, or trailing bytes",
        arguments: [
            ([], 0, 0), ([1], 1, 0), ([2, 2], 2, 0), ([3, 3, 3], 3, 0), ([3, 3], 0, 2), ([3, 3, 3, 3], 0, 4), ([3, 3, 4], 0, 3),
            ([0], 0, 1), ([0xAA, 1], 0, 2), ([9, 9, 9], 0, 3),
        ] as [([UInt8], Int, Int)])
    func classifiesTheTail(_ rest: [UInt8], _ padding: Int, _ trailing: Int) {
        let bytes = [5, 5] + rest
        let tail = FramePadding.classify(bytes.span.bytes, after: 2)
        #expect(tail == FramePadding.Tail(padding: padding, trailing: trailing))
    }

    @Test func classifies255BytesOfPaddingAnd256OfNone() {
        let longest = [UInt8](repeating: 255, count: 255)
        let padded = FramePadding.classify(longest.span.bytes, after: 0)
        #expect(padded == FramePadding.Tail(padding: 255, trailing: 0))
        let longer = longest + [255]
        let trailing = FramePadding.classify(longer.span.bytes, after: 0)
        #expect(trailing == FramePadding.Tail(padding: 0, trailing: 256))
    }

    @Test(arguments: [1, 2, 7, 8, 9, 15, 16, 17, 255])
    func oneOtherByteAnywhereMakesItNoPadding(_ count: Int) {
        for index in 0..<count {
            var bytes = [UInt8](repeating: UInt8(count), count: count)
            bytes[index] ^= 1
            let tail = FramePadding.classify(bytes.span.bytes, after: 0)
            #expect(tail == FramePadding.Tail(padding: 0, trailing: count), "\(index)")
        }
    }

    @Test(arguments: [3, Int.max, -1, Int.min])
    func classifiesNothingBeyondTheBytes(_ end: Int) {
        let bytes: [UInt8] = [5, 5, 1]
        let tail = FramePadding.classify(bytes.span.bytes, after: end)
        #expect(tail == FramePadding.Tail(padding: 0, trailing: end < 0 ? 3 : 0))
    }
}
