import Glibc

/// Who takes what is written to a descriptor, and how much without a wait.
enum OutputReader: Equatable {
    /// Nobody: a file, or the null device.
    case none
    /// Somebody at the other end of a pipe that holds so many bytes, in pages of its own.
    case pipe(capacity: Int)
    /// Somebody at a terminal or a socket.
    case other

    /// As much as anything that has room takes without waiting: the PIPE_BUF of Linux.
    private static let piece = 4096
    /// `F_GETPIPE_SZ`, which the C library declares for GNU programs only.
    private static let pipeSize: Int32 = 1032
    /// The device number of `/dev/null`, on every Linux.
    private static let nullDevice: dev_t = 0x103

    /// Finds out who reads what is written to `descriptor`.
    init(of descriptor: Int32) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            self = .none
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .none
        case S_IFCHR where status.st_rdev == Self.nullDevice: self = .none
        case S_IFIFO: self = .pipe(capacity: Int(fcntl(descriptor, Self.pipeSize)))
        default: self = .other
        }
    }

    /// How many bytes a write takes without waiting, now that `poll` says that it takes some.
    ///
    /// What is unread in a pipe fills its pages but for the first, of which a part may be read, and the last.
    func room(_ descriptor: Int32) -> Int {
        switch self {
        case .none: return .max
        case .other: return Self.piece
        case .pipe(let capacity):
            var unread: Int32 = 0
            guard unsafe ioctl(descriptor, UInt(FIONREAD), &unread) == 0 else { return Self.piece }
            if unread == 0 { return max(capacity, Self.piece) }
            return max((capacity - Int(unread)) / Self.piece - 2, 1) * Self.piece
        }
    }
}
