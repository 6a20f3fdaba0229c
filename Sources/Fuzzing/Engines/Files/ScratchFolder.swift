import Glibc

/// A folder for files that end with the campaign.
final class ScratchFolder {
    /// Its path.
    let path: String

    /// Makes a folder below the system's one for such things.
    init() throws(FileError) {
        // The environment is read before anything could change it, and copied.
        let above = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        var name = Array("\(above)/bitchat-fuzz-XXXXXX".utf8CString)
        guard unsafe mkdtemp(&name) != nil else { throw FileError("make", above) }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { FileSystem.remove(path) }
}
