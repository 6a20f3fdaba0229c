import MeshModel

/// Filters written the plain way (docs/protocol.md 4.4).
enum SyncRequests {
    /// The bit stream of a filter with P = 7 over these packets.
    static func filter(of packets: [SyncPacket]) -> [UInt8] {
        let m = UInt64(packets.count) << 7
        var bits: [UInt8] = [], last: UInt64 = 0
        for value in Set(packets.map { max(1, $0.hash % m) }).sorted() {
            let step = value - last - 1
            bits += [UInt8](repeating: 1, count: Int(step >> 7)) + [0]
            bits += (0..<7).map { UInt8(step >> UInt64(6 - $0) & 1) }
            last = value
        }
        while !bits.count.isMultiple(of: 8) { bits.append(0) }
        return stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(0) { $0 << 1 | $1 } }
    }
}
