import Capture

/// The two clocks that watching an adapter needs; a test gives its own.
struct WatchClock: Sendable {
    /// The time of day, by which the kernel stamps packets.
    var wall: @Sendable () -> CaptureTime
    /// Milliseconds since some moment, never going back.
    var steady: @Sendable () -> Int64

    /// The system's clocks.
    static let system = WatchClock(wall: { .now }, steady: { MonotonicTime.now.nanoseconds / 1_000_000 })
}
