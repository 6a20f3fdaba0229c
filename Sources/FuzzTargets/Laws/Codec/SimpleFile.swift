/// A file transfer read the plain way (docs/protocol.md 3.8): lengths of two bytes, but four before content where they fit.
struct SimpleFile {
    private var name: [UInt8]?, mimeType: [UInt8]?, size: UInt64?
    private var content: [UInt8] = []

    /// Reads a payload, or nothing where it is refused.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let type = rest.popFirst() {
            guard let value = Self.value(type, &rest), take(type, value) else { return nil }
        }
        guard !content.isEmpty else { return nil }
    }

    /// The payload written anew.
    var written: [UInt8] {
        let size = Naive.bytes(size ?? UInt64(content.count), 4)
        return SimpleTLV.written([(1, name), (2, size), (3, mimeType)], wide: true)
            + [4] + Naive.bytes(UInt64(content.count), 4) + content
    }

    private static func value(_ type: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        for width in type == 4 ? [4, 2] : [2] where rest.count >= width {
            let length = Int(Naive.number(rest.prefix(width)))
            guard rest.count >= width + length else { continue }
            defer { rest = rest.dropFirst(width + length) }
            return Array(rest.dropFirst(width).prefix(length))
        }
        return nil
    }

    private mutating func take(_ type: UInt8, _ value: [UInt8]) -> Bool {
        switch type {
        case 1: name = SimpleTLV.text(value)
        case 2 where value.count == 4 || value.count == 8:
            size = Naive.number(value)
            return size ?? 0 <= 1_048_576
        case 3: mimeType = SimpleTLV.text(value)
        case 4:
            content += value
            return content.count <= 1_048_576
        default: break
        }
        return true
    }
}
