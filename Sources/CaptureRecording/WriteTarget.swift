import Capture
import Glibc

/// What a name to write to leads to, at the end of all symbolic links.
package enum WriteTarget: Equatable {
    /// A regular file, or none yet: a whole file may take its place, and links to it stay.
    case file(String)
    /// A pipe, a device, a folder or a socket, or a file that has no name any more: nothing may take its place.
    case other

    /// The most links that lead from one to the next, as the kernel has it.
    private static let mostLinks = 40

    /// Finds out where `path` leads; throws where the system does not tell, as in a folder that may not be searched.
    package init(_ path: String) throws(CaptureError) {
        var place = path
        for _ in 0..<Self.mostLinks {
            if let found = FileIdentity(path: place) {
                self = found.isRegular ? Self.real(place).map(Self.file) ?? .other : .other
                return
            }
            guard errno == ENOENT else { throw CaptureError(unwritable: path, errno) }
            guard let next = Self.link(at: place) else {
                self = .file(place)
                return
            }
            place = next.hasPrefix("/") ? next : FilePlace.folder(of: place) + next
        }
        throw CaptureError(unwritable: path, ELOOP)
    }

    /// Throws when no files can be made where the file stands.
    package func checkFolder() throws(CaptureError) {
        if case .file(let place) = self { try FilePlace.checkFolder(of: place) }
    }

    /// Whether writing to `output` would write to `other`, by whatever name; `-` is standard output, a device no conflict.
    package static func isSame(_ output: String, asOutput other: String) -> Bool {
        isSame(output, FileIdentity(output: output), other, FileIdentity(output: other))
    }

    /// Whether writing to `output` would write to what `input` reads, by whatever name; `-` is the standard one of each, and
    /// a device no conflict.
    package static func isSame(_ output: String, asInput input: String) -> Bool {
        isSame(output, FileIdentity(output: output), input, FileIdentity(input: input))
    }

    /// Files that are there are compared by their numbers, and others by the places where they would be made.
    private static func isSame(_ one: String, _ found: FileIdentity?, _ other: String, _ foundOther: FileIdentity?) -> Bool {
        if let found, let foundOther { return found == foundOther && !found.isDevice }
        guard found == nil, foundOther == nil, let place = place(one) else { return false }
        return place == self.place(other)
    }

    /// Where the file that `path` names would be made.
    private static func place(_ path: String) -> FilePlace? {
        guard let target = try? WriteTarget(path), case .file(let destination) = target else { return nil }
        return FilePlace(destination)
    }

    private static func real(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    /// What the symbolic link at `path` says; nil where there is none.
    private static func link(at path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlink(path, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }
}
