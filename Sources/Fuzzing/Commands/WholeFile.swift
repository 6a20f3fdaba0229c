import Glibc

/// A file that stands in full or not at all: it is written beside its place, and then takes it.
enum WholeFile {
    /// Replaces the file at `path`, in a folder that is made where it is missing.
    static func write(_ bytes: [UInt8], to path: String) throws(WholeFileError) {
        makeFolders(of: path)
        let draft = path + ".part"
        // A path is passed as a C string that stands during the call.
        let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WholeFileError(path, "cannot be created") }
        let isWritten = write(bytes, descriptor)
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, unsafe rename(draft, path) == 0 else {
            let error = WholeFileError(path, "cannot be written")
            unsafe unlink(draft)
            throw error
        }
    }

    private static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
        var start = 0
        while start < bytes.count {
            // The buffer is read during the call only.
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
                return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            }
            if count > 0 {
                start += count
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Makes the folders on the way; whether they stand shows when the file is opened.
    private static func makeFolders(of path: String) {
        for index in path.indices.dropFirst() where path[index] == "/" {
            unsafe mkdir(String(path[..<index]), 0o755)
        }
    }
}
