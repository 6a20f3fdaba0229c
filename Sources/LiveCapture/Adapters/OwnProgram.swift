import Glibc

/// The running program's own file, for commands and scripts that name it.
package enum OwnProgram {
    /// Its real path; nil where /proc cannot be read.
    package static var path: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }

    /// `path` as a shell takes it for one word: in quotes where it needs them.
    package static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "+")...UInt8(ascii: "9") ~= byte && byte != UInt8(ascii: ",") || byte == UInt8(ascii: "_")
        }
        if isPlain { return path }
        return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
