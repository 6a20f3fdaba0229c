import Capture
import Glibc

/// The files that have a name one after the other, each followed as it grows, like `tail -F`.
final class FollowedOrigin: StreamOrigin {
    private static let pause = 200
    private let path: String
    private var opened: Int32?
    private var current: GrowingFile?
    private var streams = 0

    /// Takes an open descriptor of the file at `path`; nil: it is not there yet.
    init(_ path: String, _ descriptor: Int32?) {
        self.path = path
        opened = descriptor
    }

    deinit { if let opened { close(opened) } }

    func open() throws(LiveSourceError) {}

    func next(
        after last: LastStream?, _ waiting: Waiting, _ notice: @escaping (SourceNotice) -> Void
    ) -> (any ByteSource)? {
        if let last { notice(.waiting(reason(last))) }
        if last?.failure != nil {
            guard waiting.pause(milliseconds: Self.pause) else { return nil }
            if current?.waitForChange() == false { return nil }
        }
        while opened == nil {
            if let reason = tryToOpen() {
                notice(.waiting(reason))
                guard waiting.pause(milliseconds: Self.pause) else { return nil }
            }
        }
        guard let descriptor = opened else { return nil }
        opened = nil
        streams += 1
        notice(.connected)
        current = GrowingFile(path, descriptor, waiting, notice)
        return current
    }

    /// Opens the file that has the name now; returns why that is not possible yet.
    private func tryToOpen() -> String? {
        let descriptor = PathOrigin.descriptor(of: path)
        guard descriptor >= 0 else { return CaptureSource.text(errno) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return "is no regular file"
        }
        opened = descriptor
        return nil
    }

    /// A first file that is no capture has been named by mistake; a later one may have its name by accident, and not for long.
    func isHopeless(_ failure: CaptureError.Kind) -> Bool { streams == 1 && failure.isNoCapture }

    private func reason(_ last: LastStream) -> String {
        if let failure = last.failure { return failure }
        return current?.change == .truncated
            ? "truncated, read from its start again" : "another file has its name, read from its start"
    }
}
