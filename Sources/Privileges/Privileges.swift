import CCap
import Glibc

/// What this process may do, and giving that up (capabilities(7), docs/security.md).
package enum Privileges {
    /// Whether the process holds `capability` now, in its effective set.
    package static func holds(_ capability: Capability) -> Bool {
        guard let number = capability.number else { return false }
        return CapabilitySets.current()?.has(number, in: CAP_EFFECTIVE) ?? false
    }

    /// The names of the capabilities in the effective, permitted or inheritable set, such as `cap_net_raw`.
    package static var held: [String] { CapabilitySets.current()?.names ?? [] }

    /// Gives up every capability for good, in every set, and with it the way back: no program that this one starts gains any.
    ///
    /// Root through sudo also becomes the user who called sudo, so that files belong to that user; plain root stays user 0 without
    /// capabilities. To be called on the main thread before any other thread is made, since each thread has sets of its own.
    package static func drop() throws(Failure) {
        try checkSingleThread()
        try giveUp(becoming: SudoUser.current)
    }

    /// Gives up the same, but for what root needs to open the files of other users; for commands that open one file after another.
    ///
    /// Root stays user 0, also through sudo, with CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH as far as they are held; any other
    /// user keeps nothing. Rights over the network, devices and other processes go in any case. To be called as `drop` is.
    package static func dropAllButFileAccess() throws(Failure) {
        try checkSingleThread()
        let isRoot = getuid() == 0 && geteuid() == 0
        try giveUp(becoming: nil, keeping: isRoot ? [.fileOverride, .fileSearch] : [])
    }

    /// Empties the calling thread's sets but for `kept`, after the whole process became `user`.
    static func giveUp(becoming user: SudoUser?, keeping kept: [Capability] = []) throws(Failure) {
        CapabilitySets.emptyBoundingSet()
        if let user { try user.become() }
        try CapabilitySets.clear(keeping: kept)
        try Failure.check("PR_SET_NO_NEW_PRIVS", cap_prctlw(Int(PR_SET_NO_NEW_PRIVS), 1, 0, 0, 0, 0))
        let left = Set(held).subtracting(kept.map(\.rawValue))
        guard left.isEmpty else { throw Failure(step: "capabilities are still held", number: EPERM) }
    }

    /// Throws when another thread runs, which would keep its capabilities; where /proc is missing that is not known.
    private static func checkSingleThread() throws(Failure) {
        guard let folder = unsafe opendir("/proc/self/task") else { return }
        defer { unsafe _ = closedir(folder) }
        var entries = 0
        while unsafe readdir(folder) != nil { entries += 1 }
        // `.`, `..` and the thread itself.
        guard entries <= 3 else { throw Failure(step: "another thread runs", number: EBUSY) }
    }

    /// Why privileges could not be given up.
    package struct Failure: Error, Sendable, Hashable {
        /// What was tried.
        package var step: String
        /// The system call's error number.
        package var number: Int32

        /// What went wrong, in one clause.
        package var message: String {
            step + ": " + (unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)")
        }

        /// Throws the failure of `step` when `result`, that of a system call, is not 0.
        static func check(_ step: String, _ result: Int32) throws(Failure) {
            if result != 0 { throw Failure(step: step, number: errno) }
        }
    }
}
