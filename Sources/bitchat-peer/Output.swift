import Glibc

/// A file that is written from its beginning, or standard output.
struct Output {
    /// A file that cannot be written.
    struct Failure: Error {
        /// The file, what failed and why.
        let message: String

        fileprivate init(_ action: String, _ path: String) {
            let number = errno
            message = "cannot \(action) \(path): " + (unsafe strerror(number).map { unsafe String(cString: $0) } ?? "\(number)")
        }
    }

    private let descriptor: Int32
    private let path: String

    /// Standard output.
    static let standard = Output(descriptor: STDOUT_FILENO, path: "standard output")

    private init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    /// Creates or empties the file at `path`; it is open until the program ends.
    init(_ path: String) throws(Failure) {
        // The path is a Swift string, passed as a C string that stands during the call.
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure("create", path) }
        self.init(descriptor: descriptor, path: path)
    }

    /// Writes text, all of it.
    func append(_ text: String) throws(Failure) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            // The buffer is read during the call only.
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure("write", path) }
            rest = rest.dropFirst(count)
        }
    }

    /// Writes text as far as possible.
    func write(_ text: String) { try? append(text) }

    /// Writes a line that begins with the program's name to standard error.
    static func complain(_ text: String) {
        Output(descriptor: STDERR_FILENO, path: "standard error").write("bitchat-peer: \(text)\n")
    }
}
