import Glibc

/// The few things the engines do with files.
enum FileSystem {
    /// The bytes of a regular file of at most `most` bytes; nil when it is longer or no regular file.
    static func read(_ path: String, most: Int = .max) throws(FileError) -> [UInt8]? {
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { throw FileError("read", path) }
        let file = Descriptor(number)
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw FileError("read", path) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= most else { return nil }
        var bytes: [UInt8] = []
        while true {
            guard let part = file.read() else { throw FileError("read", path) }
            if part.isEmpty { return bytes }
            // The file may have grown.
            if part.count > most - bytes.count { return nil }
            bytes += part
        }
    }

    /// Writes a file so that nobody ever sees a part of it: under a hidden name first, then renamed.
    ///
    /// A device, a pipe or a link that stands in its place is kept and written through.
    /// It outlives a crash of the machine, unless `isDurable` is false or the file system cannot put a folder on the disk.
    static func write(
        _ bytes: [UInt8], to name: String, in folder: String, isDurable: Bool = true
    ) throws(FileError) {
        let path = "\(folder)/\(name)", hidden = "\(folder)/\(hiddenPrefix)\(getpid())-\(name)"
        if isSpecial(path) { return try writeThrough(bytes, path) }
        let number = unsafe open(hidden, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard number >= 0 else { throw FileError("write", path) }
        let file = Descriptor(number)
        guard file.write(bytes), !isDurable || fsync(number) == 0, unsafe rename(hidden, path) == 0 else {
            let error = FileError("write", path)
            remove(hidden)
            throw error
        }
        if isDurable { synchronize(folder) }
    }

    /// Whether something other than a regular file or a folder stands at a path.
    private static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
    }

    private static func writeThrough(_ bytes: [UInt8], _ path: String) throws(FileError) {
        let number = unsafe open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard number >= 0, Descriptor(number).write(bytes) else { throw FileError("write", path) }
    }

    /// Puts the names of a folder on the disk, as far as its file system can.
    private static func synchronize(_ folder: String) {
        let number = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { return }
        fsync(number)
        close(number)
    }

    /// The first part of the names of files that are not whole yet; the ID of the process that writes them follows.
    static let hiddenPrefix = ".bitchat-fuzz-"

    /// Whether a file of that name was being written by a process that is no more, or bears this one's ID.
    static func isLeftBehind(_ name: String) -> Bool {
        guard name.hasPrefix(hiddenPrefix) else { return false }
        let digits = name.dropFirst(hiddenPrefix.count).prefix { $0 != "-" }
        guard let process = pid_t(digits), process > 0 else { return false }
        return process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
    }

    /// Removes a file, or a folder with all that is in it.
    static func remove(_ path: String) {
        if unsafe unlink(path) == 0 { return }
        guard let names = try? names(in: path) else { return }
        for name in names { remove("\(path)/\(name)") }
        unsafe rmdir(path)
    }

    /// Makes a folder and those above it, unless they are there.
    static func makeFolder(_ path: String) throws(FileError) {
        var ends = path.indices.dropFirst().filter { path[$0] == "/" }
        ends.append(path.endIndex)
        for end in ends where unsafe mkdir(String(path[..<end]), 0o755) != 0 && errno != EEXIST {
            throw FileError("make", path)
        }
        guard isFolder(path) else { throw FileError("make", path) }
    }

    /// Whether there is a regular file of that name.
    static func isFile(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether there is a folder of that name.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in a folder, sorted by their bytes.
    static func names(in folder: String) throws(FileError) -> [String] {
        guard let stream = unsafe opendir(folder) else { throw FileError("list", folder) }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            // The name ends with a zero byte within the entry, which stands until the next call.
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
