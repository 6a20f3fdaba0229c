import CFuzzing

/// The few numbers that a worker and its parent both see.
@safe final class SharedBoard {
    // The page stands until the owner ends, in both processes; nothing else ever sees the pointer.
    private let board: UnsafeMutablePointer<cfuzz_board>

    /// Makes a board of zeros, or nil when there is no memory.
    init?() {
        guard let board = unsafe cfuzz_board_create() else { return nil }
        unsafe self.board = unsafe board
    }

    deinit { unsafe cfuzz_board_destroy(board) }

    /// The number of the input that runs.
    var index: UInt64 {
        get { unsafe cfuzz_load(&board.pointee.index) }
        set { unsafe cfuzz_store(&board.pointee.index, newValue) }
    }

    /// How many inputs were run to their end.
    var runs: UInt64 {
        get { unsafe cfuzz_load(&board.pointee.runs) }
        set { unsafe cfuzz_store(&board.pointee.runs, newValue) }
    }

    /// Whether the parent asks the worker to end.
    var isStopped: Bool {
        get { unsafe cfuzz_load(&board.pointee.stop) != 0 }
        set { unsafe cfuzz_store(&board.pointee.stop, newValue ? 1 : 0) }
    }

    /// What a worker asked for that was refused; nil when nothing was.
    var breach: MemoryBreach? {
        let kind = unsafe cfuzz_load(&board.pointee.breach)
        guard kind != 0 else { return nil }
        return MemoryBreach(
            isLargeRequest: kind == UInt64(cfuzz_large_request.rawValue),
            requested: unsafe cfuzz_load(&board.pointee.requested), inUse: unsafe cfuzz_load(&board.pointee.in_use))
    }

    /// Forgets the breach of a worker that has ended.
    func clearBreach() { unsafe cfuzz_store(&board.pointee.breach, 0) }

    /// Sets the memory limits of this process; a breach ends it, by a trap or by an exit status.
    func arm(_ limits: RunLimits, traps: Bool) {
        unsafe cfuzz_guard_arm(board, limits.allocation, limits.memory, traps)
    }
}
