import Glibc
import WireFormat

/// A copy of an input in a temporary file that has no name any more and goes with the process.
final class SpooledFile: RandomAccess {
    private let file: DescriptorSource
    let size: Int

    /// Copies the rest of `input`, of any size, to `TMPDIR` or `/tmp`.
    init(_ input: ByteInput) throws(SourceFailure) {
        let descriptor = try Self.create()
        let target = DescriptorSource(descriptor, ownsDescriptor: true)
        var total = 0
        while input.fill(1) > 0 {
            let count = input.buffered
            let problem = input.withBuffered { unsafe $0.withUnsafeBytes { unsafe Self.write($0, to: descriptor) } }
            if let problem { throw problem }
            input.consume(count)
            total += count
        }
        file = target
        size = total
    }

    func read(from position: Int, into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        try file.read(from: position, into: &buffer, at: offset, count: count)
    }

    private static func create() throws(SourceFailure) -> Int32 {
        let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        var template = Array((folder + "/bitchat-capture-XXXXXX").utf8CString)
        let descriptor = unsafe template.withUnsafeMutableBufferPointer { name in
            guard let base = name.baseAddress else { return Int32(-1) }
            let opened = unsafe mkstemp(base)
            if opened >= 0 { unsafe unlink(base) }
            return opened
        }
        guard descriptor >= 0 else { throw .system(errno) }
        return descriptor
    }

    /// Writes every byte, or returns why not.
    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SourceFailure? {
        var done = 0
        while done < bytes.count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
            let put = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            if put >= 0 {
                done += put
            } else if errno != EINTR {
                return .system(errno)
            }
        }
        return nil
    }
}
