import Glibc

/// Starts programs and learns how they ended.
enum Spawning {
    /// Starts `command` with these descriptors as its standard input, output and error; returns its process ID.
    static func start(_ command: [String], input: Int32, output: Int32, errors: Int32) throws(OtherSideError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (target, descriptor) in [input, output, errors].enumerated() {
            unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
        }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        setUp(&attributes)
        var identifier: pid_t = 0
        // The words are copied for the call, and freed after it; the list ends with nil.
        var words = unsafe command.map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe words.indices { unsafe free(words[index]) } }
        let error = unsafe posix_spawnp(&identifier, command.first ?? "", &actions, &attributes, &words, environ)
        guard error == 0 else { throw .notStarted("'\(command.first ?? "")' cannot be started: " + SystemError.text(error)) }
        return identifier
    }

    /// A process group of its own, no blocked signals, and closed pipes and interruptions end it as they would end any program.
    private static func setUp(_ attributes: inout posix_spawnattr_t) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGPIPE, SIGINT, SIGTERM] { unsafe sigaddset(&signals, signal) }
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        unsafe posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
    }

    /// Whether the process has ended; it is not forgotten yet.
    static func hasEnded(_ identifier: pid_t) -> Bool {
        var information = unsafe siginfo_t()
        let result = unsafe waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
        return unsafe result != 0 || information.si_signo == SIGCHLD
    }

    /// Kills what is left of the process and its group, and returns how the process ended.
    static func reap(_ identifier: pid_t) -> OtherFailure {
        let endedItself = hasEnded(identifier)
        kill(-identifier, SIGKILL)
        var status: Int32 = 0
        while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        guard endedItself else { return .closed }
        let signal = status & 0x7F
        return signal == 0 ? .ended(status >> 8 & 0xFF) : .killed(signal)
    }
}
