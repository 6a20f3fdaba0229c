import Glibc

/// Writes whole files; the folders on the way are made where they are missing.
enum OutputFile {
    /// Replaces the file at `path` by `bytes`.
    static func write(_ bytes: [UInt8], to path: String) throws(OutputFileError) {
        makeFolders(of: path)
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw OutputFileError(path, "cannot be opened: ") }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            // The pointer stands only during the call.
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw OutputFileError(path, "cannot be written: ")
            }
        }
    }

    /// Makes the folders; whether they stand in the end shows when the file is opened.
    private static func makeFolders(of path: String) {
        for (index, character) in path.enumerated() where character == "/" && index > 0 {
            unsafe mkdir(String(path.prefix(index)), 0o755)
        }
    }
}
