/// The clock of a script: it stands until an event moves it, forwards or backwards.
struct VirtualTime {
    /// Where every script begins, in milliseconds since 1970: the T of docs/protocol.md chapter 10.
    static let start: Int64 = 1_760_000_000_000

    /// The time, in milliseconds since 1970.
    private(set) var now = start

    /// Moves the clock; 512 events of 32 bits each cannot bring it near the ends of its range.
    mutating func move(by span: Int64) { now += span }

    /// Sets the clock.
    mutating func set(to time: Int64) { now = time }

    /// A time that lies `offset` from now, as a frame carries it.
    func timestamp(_ offset: Int64) -> UInt64 { UInt64(clamping: now + offset) }
}
