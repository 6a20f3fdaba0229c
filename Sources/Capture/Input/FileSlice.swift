/// A run of bytes of a larger file, from front to back.
final class FileSlice: ByteSource {
    private let file: any RandomAccess
    private var position: Int
    private var left: Int

    /// Makes a source of `count` bytes from `position` on; where the file ends before, reading fails as cut.
    init(_ file: any RandomAccess, from position: Int, count: Int) {
        self.file = file
        self.position = position
        left = count
    }

    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        guard left > 0 else { return 0 }
        let got = try file.read(from: position, into: &buffer, at: offset, count: min(count, left))
        if got == 0 { throw .compressedCut }
        position += got
        left -= got
        return got
    }
}
