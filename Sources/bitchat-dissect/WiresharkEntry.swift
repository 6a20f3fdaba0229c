import Capture
import Glibc
import LiveCapture

/// The file in an extcap folder through which Wireshark calls this program: a script of two lines.
struct WiresharkEntry {
    /// Its name in the folder.
    static let fileName = "bitchat-dissect"

    /// The folder it stands in.
    let folder: String

    /// Why an entry could not be written or removed.
    struct Failure: Error { var message: String }

    /// Where it stands.
    var path: String { folder + "/" + Self.fileName }

    /// What it consists of; `program` is the path of this program.
    static func text(program: String) -> String { head + "exec \(OwnProgram.quoted(program)) extcap \"$@\"\n" }

    private static let head = """
        #!/bin/sh
        # Written by `bitchat-dissect wireshark --install`; `bitchat-dissect wireshark --uninstall` removes it.

        """

    /// Writes the entry, executable, in place of an earlier one; makes the folder where it is missing.
    func install(program: String) throws(Failure) {
        try checkOwner()
        try makeFolder()
        let draft = path + ".new"
        let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o755)
        guard descriptor >= 0 else { throw failure("cannot be written") }
        let text = Array(Self.text(program: program).utf8)
        let written = unsafe text.withUnsafeBytes { bytes in unsafe write(descriptor, bytes.baseAddress, bytes.count) }
        let isWhole = written == text.count && fchmod(descriptor, 0o755) == 0
        guard close(descriptor) == 0, isWhole, unsafe rename(draft, path) == 0 else {
            defer { unsafe unlink(draft) }
            throw failure("cannot be written")
        }
    }

    /// Removes the entry; false when there is none.
    func uninstall() throws(Failure) -> Bool {
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
        var found = [UInt8](repeating: 0, count: Self.head.utf8.count)
        let count = unsafe found.withUnsafeMutableBytes { bytes in unsafe read(descriptor, bytes.baseAddress, bytes.count) }
        guard count == found.count, found == Array(Self.head.utf8) else {
            throw Failure(message: "\(path): was not written by this program; move it away first")
        }
    }

    /// Makes the folder and those it lies in.
    private func makeFolder() throws(Failure) {
        for end in folder.indices where folder[end] == "/" && end != folder.startIndex {
            unsafe mkdir(String(folder[..<end]), 0o755)
        }
        guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else {
            throw Failure(message: "\(folder): cannot be made: " + Self.reason)
        }
    }

    private func failure(_ what: String) -> Failure { Failure(message: "\(path): \(what): " + Self.reason) }

    private static var reason: String { ErrorNumber.text(errno) }
}
