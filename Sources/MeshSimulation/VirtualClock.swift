/// The time of a simulation, in milliseconds since 1970; it passes only when it is told to.
package struct VirtualClock: Sendable, Hashable {
    /// The time now.
    package private(set) var now: Int64

    /// Makes a clock that stands at `now`.
    package init(now: Int64) { self.now = now }

    /// Moves the clock forward; an earlier time leaves it where it is.
    package mutating func advance(to time: Int64) { now = max(now, time) }
}
