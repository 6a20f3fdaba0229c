import Inflate

/// Makes raw DEFLATE bodies of a given length: shorter ones are filled up with empty blocks, which give no output.
struct ExactBody {
    /// An empty stored block, which is not the last, at the start of a byte.
    private static let stored: [UInt8] = [0x00, 0x00, 0x00, 0xFF, 0xFF]
    /// The same behind one, two and four empty blocks with fixed codes, which end within a byte.
    private static let six: [UInt8] = [0x02, 0x00, 0x00, 0x00, 0xFF, 0xFF]
    private static let seven: [UInt8] = [0x02, 0x08, 0x00, 0x00, 0x00, 0xFF, 0xFF]
    private static let nine: [UInt8] = [0x02, 0x08, 0x20, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF]

    private let deflater: RawDeflater

    /// Makes bodies with `deflater`.
    init(_ deflater: RawDeflater) { self.deflater = deflater }

    /// Whether empty blocks can take exactly `count` bytes.
    static func canFill(_ count: Int) -> Bool { count == 0 || count >= 5 && count != 8 }

    /// A body of `length` bytes that inflates to `output`; nil where that cannot be.
    func body(_ output: [UInt8], length: Int) -> [UInt8]? {
        for level in [5, 6, 9, 8, 7, 4, 3, 2, 1, 0] {
            let body = deflater.deflate(output, level: level)
            if body.count == length { return body }
        }
        for level in [9, 6, 5, 4, 1, 0] {
            let body = deflater.deflate(output, level: level)
            if body.count < length, let filler = Self.filler(length - body.count) { return filler + body }
        }
        return nil
    }

    /// Where the block begins that stands behind all that was filled in.
    static func lastBlock(_ body: [UInt8]) -> Int {
        var offset = 0
        while let filler = [nine, seven, six, stored].first(where: { body.dropFirst(offset).starts(with: $0) }) {
            offset += filler.count
        }
        return offset
    }

    private static func filler(_ count: Int) -> [UInt8]? {
        guard canFill(count) else { return nil }
        var rest = count
        var result: [UInt8] = []
        while rest > 0 {
            // Of 5 r + 3 bytes 6 go first, which leaves 7 and fives.
            let block = [stored, six, seven, six, nine][rest % 5]
            result += block
            rest -= block.count
        }
        return result
    }
}
