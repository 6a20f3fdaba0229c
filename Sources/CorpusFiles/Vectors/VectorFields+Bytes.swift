import BitchatFrame
import WireFormat

extension VectorFields {
    /// A byte string, whole as hex, or as `head` and `fill` in its place.
    package func bytes(_ name: String) throws(VectorError) -> [UInt8] {
        guard !has(name), has("head") else { return try hex(object[name], name) }
        var bytes = try hex(object["head"], "head")
        guard case .array(let fill) = object["fill"], fill.count == 2, case .number(let value) = fill[0],
            case .number(let count) = fill[1], let byte = UInt8(value), let count = Int(count),
            0...Self.longestInput ~= count
        else { throw error("fill", "[byte, count], the count at most \(Self.longestInput)") }
        bytes.append(contentsOf: repeatElement(byte, count: count))
        return bytes
    }

    /// A byte string, or nil when the field is absent.
    package func bytesIfPresent(_ name: String) throws(VectorError) -> [UInt8]? {
        guard has(name) else { return nil }
        return try hex(object[name], name)
    }

    /// A list of byte strings.
    package func byteStrings(_ name: String) throws(VectorError) -> [[UInt8]] {
        guard case .array(let elements) = object[name] else { throw error(name, "a list") }
        var list: [[UInt8]] = []
        for (index, element) in elements.enumerated() { list.append(try hex(element, "\(name)[\(index)]")) }
        return list
    }

    /// A peer's ID: 16 hex digits.
    package func peer(_ name: String) throws(VectorError) -> PeerID {
        guard case .string(let text) = object[name], text.utf8.count == 16, let bytes = Hexadecimal.decode(text) else {
            throw error(name, "a peer ID of 16 hex digits")
        }
        return PeerID(value: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }

    private func hex(_ value: JSONValue?, _ name: String) throws(VectorError) -> [UInt8] {
        guard case .string(let text) = value, let bytes = Hexadecimal.decode(text) else {
            throw error(name, "bytes as hex digits")
        }
        return bytes
    }
}
