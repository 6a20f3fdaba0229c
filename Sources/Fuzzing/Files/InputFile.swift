import Glibc

/// Reads whole files; an input of this program is small.
enum InputFile {
    /// The most bytes of a file; a larger one is refused before it is in memory.
    static let longest = 64 << 20

    /// The bytes of the file at `path`; `-` is standard input.
    static func read(_ path: String) throws(FileFailure) -> [UInt8] {
        let descriptor = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(path, "opened") }
        defer { if descriptor > 0 { close(descriptor) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .system(path, "read") }
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
            guard bytes.count <= longest else { throw FileFailure(path: path, reason: "is larger than \(longest) bytes") }
        }
    }
}
