import BitchatFrame
import WireFormat

/// Replaces bytes that belong to nothing, so that they look no more like padding or a frame than before.
struct Trailing {
    private let standIns: StandIns

    /// Makes a replacement with `standIns`.
    init(_ standIns: StandIns) { self.standIns = standIns }

    /// Other bytes; runs that are whole padding stay, as does the number of bytes.
    func redacted(_ original: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(original.count)
        var other = standIns.bytes(.odd, original, count: original.count)
        if original.allSatisfy({ $0 == 0 }) { return original }
        for index in other.indices where other[index] == 1 || other[index] == 2 || Int(other[index]) == other.count {
            other[index] = 0xFB
        }
        while result.count < original.count {
            let count = padding(original, at: result.count)
            result += count > 0 ? original[result.count..<(result.count + count)] : other[result.count...result.count]
        }
        return result
    }

    /// The length of the padding that begins at `offset`; values 1 and 2 look like versions and are none.
    private func padding(_ bytes: [UInt8], at offset: Int) -> Int {
        let value = bytes[offset], count = Int(value)
        guard value > 2, count <= bytes.count - offset else { return 0 }
        return bytes[offset..<(offset + count)].allSatisfy { $0 == value } ? count : 0
    }
}
