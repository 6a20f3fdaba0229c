import CorpusFiles

/// REQUEST_SYNC payloads of the vectors, field by field.
enum SyncPayload {
    /// P = 7.
    static let p = TLV.long(1, [7])
    /// M = 1.
    static let m = TLV.long(2, .bigEndian(UInt32(1)))
    /// No set.
    static let empty = TLV.long(3, [])
    /// The smallest request.
    static let base = p + m + empty

    /// That many stream IDs, as hex.
    static func ids(_ count: Int) -> [String] { (0..<count).map { Label.stream("\($0)").digits } }

    /// The question how a payload is read.
    static func question(_ name: String, _ note: String, _ rule: String, _ payload: [UInt8]) -> CorpusQuestion {
        CorpusQuestion("sync-\(name)", "sync", note, rule, ["hex": payload.hexValue])
    }
}
