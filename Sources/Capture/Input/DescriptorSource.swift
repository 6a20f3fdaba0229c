import Glibc

/// The bytes of an open file, pipe or socket.
///
/// A read that a signal interrupts is tried again. Regular files can also be read in any order, which does not move
/// the descriptor's own position.
package final class DescriptorSource: ByteSource, RandomAccess {
    /// Called before a pipe or socket is waited for, and four times a second while that lasts; false ends the bytes.
    package var beforeWaiting: (() -> Bool)?

    private static let glance: Int32 = 250
    private let descriptor: Int32
    private let ownsDescriptor: Bool
    private let regularSize: Int?

    /// Takes an open descriptor, which is closed with the source when `ownsDescriptor`.
    package init(_ descriptor: Int32, ownsDescriptor: Bool) {
        self.descriptor = descriptor
        self.ownsDescriptor = ownsDescriptor
        regularSize = Self.sizeFromStart(descriptor)
    }

    deinit {
        if ownsDescriptor { close(descriptor) }
    }

    package var size: Int { regularSize ?? 0 }
    package var randomAccess: (any RandomAccess)? { regularSize == nil ? nil : self }

    package func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        if regularSize == nil, let beforeWaiting, !waitForBytes(beforeWaiting) { return 0 }
        return try unsafe transfer(&buffer, offset, count) { target in
            unsafe Glibc.read(descriptor, target.baseAddress, target.count)
        }
    }

    package func read(
        from position: Int, into buffer: inout [UInt8], at offset: Int, count: Int
    ) throws(SourceFailure) -> Int {
        try unsafe transfer(&buffer, offset, count) { target in
            unsafe pread(descriptor, target.baseAddress, target.count, position)
        }
    }

    /// Waits until a read does not block; false when `beforeWaiting` asks for the end.
    private func waitForBytes(_ beforeWaiting: () -> Bool) -> Bool {
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var patience: Int32 = 0
        while true {
            let count = unsafe poll(&polled, 1, patience)
            // What poll cannot say, reading will.
            if count > 0 || (count < 0 && errno != EINTR) { return true }
            guard beforeWaiting() else { return false }
            patience = Self.glance
        }
    }

    /// Runs a read call on the wanted part of the buffer until no signal interrupts it.
    private func transfer(
        _ buffer: inout [UInt8], _ offset: Int, _ count: Int, _ call: (UnsafeMutableRawBufferPointer) -> Int
    ) throws(SourceFailure) -> Int {
        while true {
            let got = unsafe buffer.withUnsafeMutableBytes { whole in
                unsafe call(UnsafeMutableRawBufferPointer(rebasing: whole[offset..<offset + count]))
            }
            if got >= 0 { return got }
            if errno != EINTR { throw .system(errno) }
        }
    }

    /// The size of a regular file whose position is at its start, else nil.
    private static func sizeFromStart(_ descriptor: Int32) -> Int? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return lseek(descriptor, 0, SEEK_CUR) == 0 ? Int(status.st_size) : nil
    }
}
