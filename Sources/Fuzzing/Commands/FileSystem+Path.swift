import Glibc

extension FileSystem {
    /// The most bytes of an input that a command reads.
    static let longestInput = 64 << 20

    /// The bytes of a whole input; `-` is standard input.
    static func input(_ path: String) throws(FileError) -> [UInt8] {
        if path == "-" { return try standardInput() }
        if let bytes = try read(path, most: longestInput) { return bytes }
        throw FileError(path, limit: longestInput)
    }

    /// Writes a file so that nobody ever sees a part of it.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        try write(bytes, to: path.split(separator: "/").last.map(String.init) ?? path, in: folder)
    }

    private static func standardInput() throws(FileError) -> [UInt8] {
        let input = Descriptor(dup(0))
        var bytes: [UInt8] = []
        while bytes.count <= longestInput {
            guard let part = input.read() else { throw FileError("read", "-") }
            if part.isEmpty { return bytes }
            bytes += part
        }
        throw FileError("-", limit: longestInput)
    }
}
