import Capture
import CaptureRecording
import Glibc

/// A file that this program puts into a user's folder, where another program looks for it.
///
/// Only a file that begins with `head`, so that this program wrote it, is written over or removed.
struct PersonalFile {
    /// Where it stands.
    let path: String
    /// How each file of this kind begins.
    let head: String
    /// Who may do what with it.
    let mode: mode_t

    /// Why a file could not be written or removed.
    struct Failure: Error { var message: String }

    /// Writes the file in place of an earlier one; makes the folder where it is missing.
    func write(_ text: String) throws(Failure) {
        try checkOwner()
        try makeFolder()
        do throws(CaptureError) {
            guard case .file(let destination) = try WriteTarget(path) else { throw CaptureError(unwritable: path, EINVAL) }
            let draft = try DraftFile(for: destination)
            let isWhole = Self.write(text, to: draft.descriptor) && fchmod(draft.descriptor, mode) == 0
            guard close(draft.descriptor) == 0, isWhole else {
                let number = errno
                draft.remove()
                throw CaptureError(unwritable: path, number)
            }
            try draft.takePlace()
        } catch {
            throw Failure(message: "\(error.source): \(error.message)")
        }
    }

    /// Removes the file; false when there is none.
    func remove() throws(Failure) -> Bool {
        try checkOwner()
        if unsafe unlink(path) == 0 { return true }
        guard errno == ENOENT || errno == ENOTDIR else { throw failure("cannot be removed") }
        return false
    }

    /// Throws when a file of this name is there that this program did not write.
    private func checkOwner() throws(Failure) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return }
            throw failure("cannot be looked at")
        }
        defer { close(descriptor) }
        var found = [UInt8](repeating: 0, count: head.utf8.count)
        let count = unsafe found.withUnsafeMutableBytes { bytes in unsafe read(descriptor, bytes.baseAddress, bytes.count) }
        guard count == found.count, found == Array(head.utf8) else {
            throw Failure(message: "\(path): was not written by this program; move it away first")
        }
    }

    /// Makes the folder and those it lies in.
    private func makeFolder() throws(Failure) {
        let ends = path.indices.filter { path[$0] == "/" && $0 != path.startIndex }
        for end in ends.dropLast() { unsafe mkdir(String(path[..<end]), 0o755) }
        guard let end = ends.last else { return }
        let folder = String(path[..<end])
        guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else {
            throw Failure(message: "\(folder): cannot be made: " + ErrorNumber.text(errno))
        }
    }

    /// Writes all of `text`, in as many steps as it takes.
    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes { bytes in unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            rest = rest.dropFirst(written)
        }
        return true
    }

    private func failure(_ what: String) -> Failure { Failure(message: "\(path): \(what): " + ErrorNumber.text(errno)) }
}
