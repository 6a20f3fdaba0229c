import BitchatFrame
import BitchatPayload

/// What the choice bytes of the target `sync-node` choose from.
enum SyncCast {
    /// The types: those that are stored, and one that is not.
    static let types: [MessageType] = [
        .message, .announce, .fragment, .fileTransfer, .groupMessage, .prekeyBundle, .boardPost, .leave,
    ]
    /// The spans whose ends are worth standing at, in milliseconds.
    static let spans: [Int64] = [15_000, 30_000, 60_000, 180_000, 900_000, 21_600_000, 86_400_000]
    /// The fragment streams.
    static let streams: UInt64 = 8

    /// The payload of a choice, of which `serial` makes one of many.
    static func payload(_ type: MessageType, _ choice: UInt8, serial: Int) -> [UInt8] {
        let number = [UInt8(truncatingIfNeeded: serial >> 8), UInt8(truncatingIfNeeded: serial)]
        switch type {
        case .fragment: return [0, 0, 0, 0, 0, 0, 0, choice % UInt8(streams)] + number + [0xFF, 0xFF, 2, 1, 2, 3]
        case .boardPost where choice.isMultiple(of: 2): return post(choice, number)
        default: return [choice] + number
        }
    }

    /// A board post that ends `choice` minutes after the beginning.
    private static func post(_ choice: UInt8, _ number: [UInt8]) -> [UInt8] {
        let start = UInt64(VirtualTime.start)
        return BoardPostPayload.encodePost(
            postID: [UInt8](repeating: choice, count: 14) + number, geohash: [], content: [0x68],
            authorKey: [UInt8](repeating: 1, count: 32), nickname: [], created: start - 60_000,
            expires: start + UInt64(choice) * 60_000, flags: 0, signature: [UInt8](repeating: 2, count: 64))
    }

    /// A request that is written by hand: with every type, cursor, stream and filter that bytes can say.
    static func request(types: Int, since: UInt64?, m: UInt32, filter: [UInt8], streams: UInt8) -> [UInt8] {
        var bytes: [UInt8] = [1, 0, 1, 7, 2, 0, 4] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: m >> UInt32($0)) }
        bytes += [3, UInt8(truncatingIfNeeded: filter.count >> 8), UInt8(truncatingIfNeeded: filter.count)] + filter
        if types > 0 { bytes += [4, 0, 2, UInt8(truncatingIfNeeded: types), UInt8(truncatingIfNeeded: types >> 8)] }
        if let since { bytes += [5, 0, 8] + PeerID(value: since).bytes }
        let named = (0..<UInt64(8)).filter { streams >> UInt8($0) & 1 == 1 }
        let text = named.map { "\(PeerID(value: $0))" }.joined(separator: ",").utf8
        if !named.isEmpty { bytes += [6, 0, UInt8(truncatingIfNeeded: text.count)] + text }
        return bytes
    }
}
