/// The accounts of fragment streams, of which the one that began first goes when there are too many.
struct StreamTable {
    /// The most streams held.
    static let capacity = 1024

    private var traces: [StreamKey: StreamTrace] = [:]
    private var order: [StreamKey] = []

    /// The accounts, in the order in which the streams began.
    var all: [StreamTrace] { order.compactMap { traces[$0] } }

    /// Whether the stream is held.
    func contains(_ key: StreamKey) -> Bool { traces[key] != nil }

    /// Adds an account that is not held yet.
    mutating func insert(_ trace: StreamTrace) {
        if order.count >= Self.capacity { traces[order.removeFirst()] = nil }
        order.append(trace.key)
        traces[trace.key] = trace
    }

    /// Takes an account out.
    mutating func remove(_ key: StreamKey) -> StreamTrace? {
        guard let trace = traces.removeValue(forKey: key) else { return nil }
        order.removeAll { $0 == key }
        return trace
    }

    /// Changes the account of `key`, if it is held.
    mutating func change(_ key: StreamKey, _ change: (inout StreamTrace) -> Void) {
        guard let index = traces.index(forKey: key) else { return }
        change(&traces.values[index])
    }

    /// Changes the account of every stream with one of these IDs.
    mutating func changeAll(of streams: Set<UInt64>, _ change: (inout StreamTrace) -> Void) {
        for key in order where streams.contains(key.stream) { self.change(key, change) }
    }
}
