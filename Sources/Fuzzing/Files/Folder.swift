import Glibc

/// Folders of inputs, one file an input.
enum Folder {
    /// The paths of the plain files in a folder, in the order of their names; hidden ones and unfinished ones are left out.
    static func files(in path: String) throws(FileFailure) -> [String] {
        guard let stream = unsafe opendir(path) else { throw .system(path, "opened") }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        // An entry stands until the next call, and its name ends with a zero byte.
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix("."), !name.hasSuffix(".part"), isFile("\(path)/\(name)") { names.append(name) }
        }
        return names.sorted().map { "\(path)/\($0)" }
    }

    /// Makes a folder unless there is one.
    static func make(_ path: String) throws(FileFailure) {
        if unsafe mkdir(path, 0o755) != 0, errno != EEXIST || !isFolder(path) { throw .system(path, "made") }
    }

    /// Whether `path` is a folder.
    static func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

    private static func isFile(_ path: String) -> Bool { kind(path) == S_IFREG }

    private static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
