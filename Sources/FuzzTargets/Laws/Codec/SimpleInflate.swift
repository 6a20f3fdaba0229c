/// A plain inflater (RFC 1951), bit by bit over arrays: the oracle of compressed payloads.
///
/// It stops as soon as more than `limit` bytes are there.
struct SimpleInflate {
    /// How the stream ended.
    enum Ending: Error {
        /// Its final block is complete.
        case finished
        /// There is more than was asked for.
        case overLong
        /// The input ends before the final block does.
        case cut
        /// It is no DEFLATE stream.
        case corrupt
    }

    /// What came out: at most one byte more than the limit.
    private(set) var produced: [UInt8] = []
    /// How it ended.
    private(set) var ending = Ending.finished
    private let input: [UInt8]
    private let limit: Int
    private var position = 0

    /// Inflates `input` up to `limit` bytes and one.
    init(_ input: [UInt8], limit: Int) {
        self.input = input
        self.limit = limit
        do throws(Ending) { while try !block() {} } catch { ending = error }
    }

    /// The whole bytes of input that were used.
    var consumed: Int { (position + 7) / 8 }

    /// The first `size` bytes, or nothing when there are fewer.
    func output(_ size: Int) -> [UInt8]? { produced.count >= size ? Array(produced.prefix(size)) : nil }

    private mutating func block() throws(Ending) -> Bool {
        let isFinal = try bits(1) == 1
        switch try bits(2) {
        case 0: try stored()
        case 1: try codes(Self.fixedLiterals, Self.fixedDistances)
        case 2: try dynamic()
        default: throw .corrupt
        }
        return isFinal
    }

    /// The next `count` bits as a number, lowest first.
    mutating func bits(_ count: Int) throws(Ending) -> Int {
        var value = 0
        for index in 0..<count {
            guard position >> 3 < input.count else { throw .cut }
            value |= Int(input[position >> 3] >> UInt8(position & 7) & 1) << index
            position += 1
        }
        return value
    }

    private mutating func put(_ byte: UInt8) throws(Ending) {
        produced.append(byte)
        if produced.count > limit { throw .overLong }
    }

    private mutating func stored() throws(Ending) {
        position = consumed * 8
        let (length, check) = (try bits(16), try bits(16))
        guard length ^ 0xFFFF == check else { throw .corrupt }
        for _ in 0..<length { try put(UInt8(try bits(8))) }
    }

    private mutating func codes(_ literals: SimpleHuffman, _ distances: SimpleHuffman) throws(Ending) {
        while true {
            let symbol = try literals.symbol(&self)
            if symbol < 256 {
                try put(UInt8(symbol))
            } else if symbol == 256 {
                return
            } else {
                try copy(symbol, distances)
            }
        }
    }

    private mutating func copy(_ symbol: Int, _ distances: SimpleHuffman) throws(Ending) {
        guard symbol < 286 else { throw .corrupt }
        let length = Self.lengths[symbol - 257] + (try bits(Self.lengthBits[symbol - 257]))
        let code = try distances.symbol(&self)
        guard code < 30 else { throw .corrupt }
        let distance = Self.distances[code] + (try bits(code < 4 ? 0 : code / 2 - 1))
        guard distance <= produced.count else { throw .corrupt }
        for _ in 0..<length { try put(produced[produced.count - distance]) }
    }

    private mutating func dynamic() throws(Ending) {
        let (literals, distances, lengths) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
        guard literals <= 286, distances <= 30 else { throw .corrupt }
        var order = [Int](repeating: 0, count: 19)
        for index in 0..<lengths { order[Self.order[index]] = try bits(3) }
        let sizes = try codeLengths(SimpleHuffman(order), literals + distances)
        guard sizes[256] > 0 else { throw .corrupt }
        try codes(
            try SimpleHuffman(Array(sizes[..<literals]), mayBeSingle: true),
            try SimpleHuffman(Array(sizes[literals...]), mayBeSingle: true))
    }

    private mutating func codeLengths(_ code: SimpleHuffman, _ count: Int) throws(Ending) -> [Int] {
        var sizes: [Int] = []
        while sizes.count < count {
            let symbol = try code.symbol(&self)
            switch symbol {
            case 0..<16: sizes.append(symbol)
            case 16:
                guard let last = sizes.last else { throw .corrupt }
                sizes += [Int](repeating: last, count: 3 + (try bits(2)))
            case 17: sizes += [Int](repeating: 0, count: 3 + (try bits(3)))
            default: sizes += [Int](repeating: 0, count: 11 + (try bits(7)))
            }
        }
        guard sizes.count == count else { throw .corrupt }
        return sizes
    }
}

extension SimpleInflate {
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
        8193, 12_289, 16_385, 24_577,
    ]
    private static let fixedLiterals = SimpleHuffman(
        counts: [0, 0, 0, 0, 0, 0, 0, 24, 152, 112],
        symbols: Array(256...279) + Array(0...143) + Array(280...287) + Array(144...255))
    private static let fixedDistances = SimpleHuffman(counts: [0, 0, 0, 0, 0, 32], symbols: Array(0...31))
}
