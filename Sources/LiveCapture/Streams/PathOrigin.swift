import Capture
import Glibc

/// What stands at a path: a file that grows, a FIFO, a device.
final class PathOrigin: StreamOrigin {
    private let path: String
    private let mayBeMissing: Bool
    private let follows: Bool
    private var inner: (any StreamOrigin)?

    /// Makes an origin of `path`; `mayBeMissing`: it is waited for when nothing stands there yet; `follows`: a file is read on
    /// beyond its end.
    init(_ path: String, mayBeMissing: Bool, follows: Bool = true) {
        self.path = path
        self.mayBeMissing = mayBeMissing
        self.follows = follows
    }

    func open() throws(LiveSourceError) {
        let descriptor = Self.descriptor(of: path)
        if descriptor < 0, errno == ENOENT, mayBeMissing {
            inner = FollowedOrigin(path, nil)
            return
        }
        guard descriptor >= 0 else { throw failure(errno) }
        inner = try origin(descriptor)
    }

    func next(
        after last: LastStream?, _ waiting: Waiting, _ notice: @escaping (SourceNotice) -> Void
    ) -> (any ByteSource)? {
        inner?.next(after: last, waiting, notice)
    }

    func isHopeless(_ failure: CaptureError.Kind) -> Bool { inner?.isHopeless(failure) ?? true }

    /// Opens `path` without waiting for anybody; negative with `errno` when it cannot be.
    static func descriptor(of path: String) -> Int32 { unsafe Glibc.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }

    private func origin(_ descriptor: Int32) throws(LiveSourceError) -> any StreamOrigin {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            defer { close(descriptor) }
            throw failure(errno)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG where follows: return FollowedOrigin(path, descriptor)
        case S_IFIFO where hasName: return FIFOOrigin(path, descriptor)
        case S_IFDIR:
            close(descriptor)
            throw LiveSourceError(.unavailable, source: path, message: "is a folder; name a capture file inside it")
        default: return SingleOrigin(descriptor, ownsDescriptor: true)
        }
    }

    /// Whether the path leads to a name of the file system; that of a shell's `<(command)` leads to a pipe without one.
    private var hasName: Bool {
        guard let name = unsafe realpath(path, nil) else { return false }
        unsafe free(name)
        return true
    }

    private func failure(_ number: Int32) -> LiveSourceError {
        let hint = number == ENOENT ? "; bitchat-dissect -D lists the adapters" : ""
        return LiveSourceError(
            .unavailable, source: path, message: "cannot be opened: " + CaptureSource.text(number) + hint)
    }
}
