import CFuzzing

/// What a worker process does first.
enum Worker {
    /// Lets faults end the process at once, and limits its memory; a breach ends it with a status.
    static func prepare(_ board: SharedBoard, _ limits: RunLimits) {
        cfuzz_reset_faults()
        board.arm(limits, traps: false)
    }
}
