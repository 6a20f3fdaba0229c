import Hashes
import WireFormat

/// Bytes on their way out: formatted in place, written in large pieces, never through `print`.
///
/// The bytes stand in memory of its own, so that the many small appends of a line cost no more than their bytes.
@safe package final class OutputBuffer {
    /// Where the bytes go.
    package enum Destination: Sendable, Hashable {
        /// A file descriptor; a closed pipe ends the output quietly.
        case descriptor(Int32)
        /// Memory: kept until `take()`.
        case memory
        /// Nowhere: only their SHA-256 is kept, of each part and, where `keepsWhole`, of all of them.
        case digest(keepsWhole: Bool)
    }

    private enum Outlet {
        case descriptor(DescriptorOutput)
        case memory
        case digest(DigestOutput)
    }

    private static let flushSize = 1 << 16
    private static let firstCapacity = 1 << 17
    /// The room there always is behind `limit`: more than the longest key and the longest number with their quotes.
    private static let shortRoom = 128
    private var outlet: Outlet
    private var start: UnsafeMutablePointer<UInt8>
    /// Just past the last byte that has gathered.
    private var end: UnsafeMutablePointer<UInt8>
    /// Just past the last byte there is room for, but for one short value.
    private var limit: UnsafeMutablePointer<UInt8>

    /// Makes a buffer that writes to `destination`.
    ///
    /// `mayWait` is asked each time the reader has taken nothing for a second; at the first false the output ends.
    package init(_ destination: Destination, mayWait: @escaping () -> Bool = { true }) {
        switch destination {
        case .descriptor(let descriptor): outlet = .descriptor(DescriptorOutput(descriptor, mayWait: mayWait))
        case .memory: outlet = .memory
        case .digest(let keepsWhole): outlet = .digest(DigestOutput(keepsWhole: keepsWhole))
        }
        unsafe start = .allocate(capacity: Self.firstCapacity + Self.shortRoom)
        unsafe end = start
        unsafe limit = start + Self.firstCapacity
    }

    deinit { unsafe start.deallocate() }

    /// The bytes there is room for.
    package var capacity: Int { unsafe limit - start }

    /// Whether the reader at the other end has gone, or a write failed.
    package var isClosed: Bool { descriptor?.isClosed ?? false }

    /// The `errno` of a failed write, other than a closed pipe; 0 when none failed.
    package var failure: Int32 { descriptor?.failure ?? 0 }

    /// How many bytes were given up, because the reader took nothing and `mayWait` allowed no more waiting.
    package var untaken: Int { descriptor?.untaken ?? 0 }

    /// Writes what has gathered when it is much; called between lines, so that a line is never torn by a crash.
    package func endLine(flush: Bool = false) {
        if unsafe end - start >= Self.flushSize || flush { self.flush() }
    }

    /// Writes everything that has gathered.
    package func flush() {
        let gathered = unsafe UnsafeRawBufferPointer(start: start, count: end - start)
        switch outlet {
        case .memory: return
        case .digest(let digest): unsafe digest.write(gathered.bytes)
        case .descriptor(var output):
            unsafe output.write(gathered)
            outlet = .descriptor(output)
        }
        unsafe end = start
    }

    /// Writes what has gathered here, then what has gathered in `other`, which is empty afterwards; nothing is copied but into
    /// memory.
    package func write(_ other: OutputBuffer) {
        if case .memory = outlet {
            let bytes = other.take()
            return bytes.withRawSpan { raw($0, $0.whole) }
        }
        flush()
        unsafe swap(&start, &other.start)
        unsafe swap(&end, &other.end)
        unsafe swap(&limit, &other.limit)
        flush()
    }

    /// Finds out whether the reader of a pipe has gone, without writing to it.
    package func lookForReader() {
        guard case .descriptor(var output) = outlet else { return }
        output.lookForReader()
        outlet = .descriptor(output)
    }

    /// Returns what has gathered in memory and starts anew.
    package func take() -> [UInt8] {
        defer { unsafe end = start }
        return unsafe Array(UnsafeBufferPointer(start: start, count: end - start))
    }

    /// The digest of everything since the last call; nil where none is kept.
    package func endDigest() -> SHA256Digest? {
        flush()
        return if case .digest(let digest) = outlet { digest.endPart() } else { nil }
    }

    /// The digest of all parts; nil where it is not kept.
    package func endWholeDigest() -> SHA256Digest? {
        flush()
        return if case .digest(let digest) = outlet { digest.endWhole() } else { nil }
    }

    /// Makes room for `more` bytes; they count once they are appended.
    @inline(__always)
    func reserve(_ more: Int) -> ReservedBytes {
        if unsafe limit - end < more { grow(by: more) }
        return unsafe ReservedBytes(from: end)
    }

    /// Appends what was put into the bytes reserved last.
    @inline(__always)
    func append(_ bytes: ReservedBytes) { unsafe end = bytes.end }

    /// The room for one short value, which there always is; it counts once it is appended.
    @inline(__always) var short: ReservedBytes { unsafe ReservedBytes(from: end) }

    /// Appends a short value, and makes room for the next.
    ///
    /// Where room is missing is found out last, so that nothing has to be kept over a call.
    @inline(__always)
    func append(short bytes: ReservedBytes) {
        unsafe end = bytes.end
        if unsafe end > limit { grow(by: 0) }
    }

    private var descriptor: DescriptorOutput? {
        if case .descriptor(let output) = outlet { output } else { nil }
    }

    @inline(never)
    private func grow(by more: Int) {
        let count = unsafe end - start, capacity = unsafe max(2 * (limit - start), count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.shortRoom)
        unsafe larger.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
        unsafe end = larger + count
        unsafe limit = larger + capacity
    }
}
