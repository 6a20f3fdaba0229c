/// Makes a payload of TLV fields smaller field by field, the lengths kept right.
enum TLVReduction {
    /// A smaller payload for which `holds` is true; `widthOfLength` is 1 or 2 bytes.
    static func smallest(
        _ bytes: [UInt8], widthOfLength: Int, _ holds: ([UInt8]) throws(OtherSideError) -> Bool
    ) throws(OtherSideError) -> [UInt8] {
        let head = 1 + widthOfLength
        var pieces = split(bytes, widthOfLength)
        pieces = try ListReduction.smallest(pieces) { (pieces) throws(OtherSideError) in try holds(pieces.flatMap(\.self)) }
        for index in pieces.indices where pieces[index].count > head {
            guard let type = pieces[index].first, pieces[index].count == head + length(of: pieces[index], widthOfLength) else {
                continue
            }
            let rest = pieces
            let value = try ListReduction.smallest(Array(pieces[index].dropFirst(head))) { (value) throws(OtherSideError) in
                var candidate = rest
                candidate[index] = field(type, value, widthOfLength)
                return try holds(candidate.flatMap(\.self))
            }
            pieces[index] = field(type, value, widthOfLength)
        }
        return pieces.flatMap(\.self)
    }

    /// The fields, head included; what is cut stands alone at the end.
    private static func split(_ bytes: [UInt8], _ width: Int) -> [[UInt8]] {
        var pieces: [[UInt8]] = [], rest = bytes[...]
        while rest.count > width {
            let length = length(of: rest, width)
            guard rest.count - 1 - width >= length else { break }
            pieces.append(Array(rest.prefix(1 + width + length)))
            rest = rest.dropFirst(1 + width + length)
        }
        return rest.isEmpty ? pieces : pieces + [Array(rest)]
    }

    /// The length that a field's head declares.
    private static func length(of field: some Collection<UInt8>, _ width: Int) -> Int {
        field.dropFirst().prefix(width).reduce(0) { $0 << 8 | Int($1) }
    }

    private static func field(_ type: UInt8, _ value: [UInt8], _ width: Int) -> [UInt8] {
        let length = width == 1 ? [] : [UInt8(truncatingIfNeeded: value.count >> 8)]
        return [type] + length + [UInt8(truncatingIfNeeded: value.count)] + value
    }
}
