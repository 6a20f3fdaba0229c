/// How far a frame's time may lie from the clock, in milliseconds, inclusive.
package struct AgeLimit: Sendable, Hashable {
    /// How old the frame may be.
    package var past: Int64
    /// How far ahead it may be, or nil for any distance.
    package var future: Int64?

    /// Makes a limit; `future` is as far as `past` unless it is given.
    package init(past: Int64, future: Int64?) {
        self.past = past
        self.future = future
    }

    /// A limit that is the same in both directions.
    package init(_ both: Int64) { self.init(past: both, future: both) }
}
