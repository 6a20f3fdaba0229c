import MeshModel

extension ResponseRateLimiter {
    /// The answer to `respond` or `prune`; nil for another event.
    mutating func answer(_ event: VectorFields) throws(VectorError) -> JSONObject? {
        let now: Int64 = try event.integer("t")
        switch try event.text("do") {
        case "respond": return ["want": .bool(allows(try event.peer("peer"), now: now))]
        case "prune":
            prune(now: now)
            return [:]
        default: return nil
        }
    }
}
