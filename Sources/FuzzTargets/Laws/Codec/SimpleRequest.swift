/// A REQUEST_SYNC payload read the plain way (docs/protocol.md 4.1 to 4.3): the oracle of its decoders.
struct SimpleRequest: Hashable {
    /// The Golomb-Rice parameter and the range.
    let p: UInt8, m: UInt64
    /// The bits of the filter.
    let filter: [UInt8]
    /// The known types of field 4, the time of field 5, the text of field 6, each as the last good value has it.
    let types: UInt64?, since: UInt64?, text: [UInt8]?
    /// Whether a field 6 was ignored.
    let ignoresText: Bool

    /// Reads a payload, or nothing where it is refused.
    init?(_ bytes: [UInt8], mostP: UInt8) {
        guard let list = SimpleTLV(bytes, wide: true), let p = list.last(1, { $0 == 1 })?[0], p >= 1, p <= mostP,
            let m = list.last(2, { $0 == 4 }).map(Naive.number), m >= 1, list.all(3, 0...1024), let filter = list.last(3)
        else { return nil }
        (self.p, self.m, self.filter) = (p, m, filter)
        types = list.last(4, { (1...8).contains($0) }).map { Naive.number($0.reversed()) & 0x07FF }
        since = list.last(5, { $0 == 8 }).map(Naive.number)
        let texts = list.fields.filter { $0.type == 6 }.map { $0.value.count <= 1024 ? SimpleTLV.text($0.value) : nil }
        text = texts.compactMap(\.self).last
        ignoresText = texts.contains(nil)
    }

    /// The payload written anew: the fields in order, no empty set of types.
    var written: [UInt8] {
        var mask: [UInt8]?
        if let types, types > 0 { mask = types < 256 ? [UInt8(types)] : [UInt8(types & 0xFF), UInt8(types >> 8)] }
        return SimpleTLV.written(
            [(1, [p]), (2, Naive.bytes(m, 4)), (3, filter), (4, mask), (5, since.map { Naive.bytes($0, 8) }), (6, text)],
            wide: true)
    }

    /// The stream IDs that a text names, each as its bytes: at most the first 60 pieces count, and only good ones.
    ///
    /// Source: docs/protocol.md 4.2. Sixteen characters, white space around them dropped, then `0x`, then pairs of digits that may
    /// have a sign.
    static func ids(_ text: [UInt8]) -> [[UInt8]] {
        String(decoding: text, as: UTF8.self).split(separator: ",").prefix(60).compactMap { $0.count == 16 ? id($0) : nil }
    }

    private static func id(_ token: Substring) -> [UInt8]? {
        var scalars = token.unicodeScalars[...]
        while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        var digits = String(scalars)[...].utf8
        if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) { digits = digits.dropFirst(2) }
        guard digits.count % 2 == 0, digits.count <= 16 else { return nil }
        var bytes: [UInt8] = []
        while digits.count >= 2 {
            guard let byte = UInt8(String(decoding: digits.prefix(2), as: UTF8.self), radix: 16) else { return nil }
            bytes.append(byte)
            digits = digits.dropFirst(2)
        }
        return bytes
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar == "\u{200B}"
    }
}
