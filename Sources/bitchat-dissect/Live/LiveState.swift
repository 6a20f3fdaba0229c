/// How the sources of a live run fare.
struct LiveState: Equatable {
    /// One source.
    struct Source: Equatable {
        /// Its name as the user gave it.
        var name: String
        /// What it does now, in a word or a clause: `open`, `waiting: connection refused`, `lost: adapter unplugged`.
        var condition: String
        /// Records read.
        var records: Int
        /// Packets that the adapter's own counters show and that were not read; nil where there are no such counters.
        var lost: UInt64?
    }

    /// Every source, in the order of the command line.
    var sources: [Source] = []
}
