import Glibc

/// A file being written from its beginning.
struct OutputFile {
    private let descriptor: Int32
    private let path: String

    /// Standard output.
    static let standard = OutputFile(descriptor: STDOUT_FILENO, path: "standard output")

    private init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    /// Creates or empties the file at `path`; `-` is standard output.
    init(_ path: String) throws(WriteError) {
        guard path != "-" else {
            self = .standard
            return
        }
        // The path is a Swift string, passed as a C string that stands during the call.
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WriteError("create", path) }
        self.init(descriptor: descriptor, path: path)
    }

    /// Writes a whole file.
    static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
        let file = try OutputFile(path)
        try file.write(bytes)
        try file.close()
    }

    /// Writes all of `bytes`.
    func write(_ bytes: [UInt8]) throws(WriteError) {
        var start = 0
        while start < bytes.count {
            // The buffer is read during the call only.
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
                return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw WriteError("write", path) }
            start += count
        }
    }

    /// Ends the file; a full disk may be reported only now.
    func close() throws(WriteError) {
        guard descriptor != STDOUT_FILENO else { return }
        guard Glibc.close(descriptor) == 0 else { throw WriteError("close", path) }
    }
}
