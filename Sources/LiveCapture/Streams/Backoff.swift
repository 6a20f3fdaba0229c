/// How long to wait before the next attempt: twice as long each time, up to a limit.
struct Backoff {
    static let first = 250
    static let longest = 4000

    private var next = first

    /// The pause in milliseconds before the next attempt.
    mutating func pause() -> Int {
        defer { next = min(2 * next, Self.longest) }
        return next
    }

    /// An attempt has succeeded.
    mutating func reset() { next = Self.first }
}
