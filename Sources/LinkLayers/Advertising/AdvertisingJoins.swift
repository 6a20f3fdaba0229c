import WireFormat

/// Joins advertising data that come in several reports or commands (docs/capture-formats.md 10.4).
struct AdvertisingJoins: Sendable {
    /// Whose data are joined.
    struct Key: Sendable, Hashable {
        /// The adapter.
        var adapter: UInt16
        /// The advertiser; nil for the device's own data.
        var address: DeviceAddress?
        /// The advertising set: its number on the air, or the handle in commands.
        var set: UInt8
        /// Whether they are a scan response.
        var isScanResponse: Bool
    }

    /// One advert whose end is still to come.
    private struct Join: Sendable {
        var key: Key
        var bytes: [UInt8]
    }

    /// What is pending, oldest first.
    private var joins: [Join] = []

    /// Whether data of `key` are pending.
    func isPending(_ key: Key) -> Bool { joins.contains { $0.key == key } }

    /// Whether nothing is pending.
    @inline(__always) var isEmpty: Bool { joins.isEmpty }

    /// Appends `range` to the data of `key`, never beyond the longest advert; false when an older join had to go.
    mutating func append(_ range: ByteRange, of bytes: RawSpan, to key: Key) -> Bool {
        if let index = joins.firstIndex(where: { $0.key == key }) {
            joins[index].bytes.append(range.limited(to: LinkLayerLimits.advertBytes - joins[index].bytes.count), of: bytes)
            return true
        }
        let isFull = joins.count >= LinkLayerLimits.advertJoins
        if isFull { joins.removeFirst() }
        joins.append(Join(key: key, bytes: bytes.array(range.limited(to: LinkLayerLimits.advertBytes))))
        return !isFull
    }

    /// Takes the joined data of `key` out; empty when there are none.
    mutating func take(_ key: Key) -> [UInt8] {
        guard let index = joins.firstIndex(where: { $0.key == key }) else { return [] }
        return joins.remove(at: index).bytes
    }
}
