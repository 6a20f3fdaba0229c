/// Bytes that can be read in any order, as a zip archive needs (docs/capture-formats.md 3.4).
package protocol RandomAccess: AnyObject {
    /// The number of bytes.
    var size: Int { get }

    /// Reads up to `count` bytes from `position` on into `buffer` from `offset` on; returns how many, 0 at the end.
    func read(from position: Int, into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int
}

extension RandomAccess {
    /// A copy of `count` bytes from `position` on, fewer at the end.
    func bytes(_ position: Int, _ count: Int) throws(SourceFailure) -> [UInt8] {
        let wanted = min(max(count, 0), max(size - position, 0))
        var buffer = [UInt8](repeating: 0, count: wanted)
        var filled = 0
        while filled < wanted {
            let got = try read(from: position + filled, into: &buffer, at: filled, count: wanted - filled)
            if got == 0 { break }
            filled += got
        }
        return filled == wanted ? buffer : Array(buffer.prefix(filled))
    }
}
