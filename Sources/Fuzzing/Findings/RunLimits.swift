/// What one input may cost.
struct RunLimits: Hashable {
    /// The longest run of one input, in milliseconds.
    var milliseconds = 5_000
    /// The largest single allocation, in bytes.
    var allocation = 256 << 20
    /// The most memory in use at once above what the target holds between runs, in bytes.
    var memory = 512 << 20

    /// The options of a command line that ask for these limits; none for the usual ones.
    var options: String {
        let usual = RunLimits()
        return (milliseconds == usual.milliseconds ? "" : " --timeout \(milliseconds)ms")
            + (memory == usual.memory ? "" : " --max-memory \(memory >> 20)")
    }
}
