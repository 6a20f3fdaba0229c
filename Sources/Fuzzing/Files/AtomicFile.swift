import Glibc

/// Writes whole files: a reader, or a program that is killed meanwhile, leaves the old file or the new one, never a part.
enum AtomicFile {
    /// Puts `bytes` at `path`, replacing what is there.
    static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let draft = "\(path).\(getpid()).part"
        let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .system(path, "written") }
        let isWritten = write(bytes, descriptor) && fsync(descriptor) == 0
        close(descriptor)
        guard isWritten, unsafe rename(draft, path) == 0 else {
            let failure = FileFailure.system(path, "written")
            unsafe unlink(draft)
            throw failure
        }
    }

    private static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            // The pointer stands only during the call.
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }
}
