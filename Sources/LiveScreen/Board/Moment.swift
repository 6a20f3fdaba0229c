/// When something was seen: by the clock of its source, which need not be that of the screen.
struct Moment: Sendable, Hashable {
    /// The number of the source.
    var source: Int
    /// Milliseconds by that source's clock.
    var time: Int64
}
