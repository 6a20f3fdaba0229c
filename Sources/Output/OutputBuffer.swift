import Glibc
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
    }

    /// Whether the reader at the other end has gone, or a write failed.
    package private(set) var isClosed = false
    /// The `errno` of a failed write, other than a closed pipe; 0 when none failed.
    package private(set) var failure: Int32 = 0
    /// How many bytes were given up, because the reader took nothing and `mayWait` allowed no more waiting.
    package private(set) var untaken = 0

    /// The longest wait for a reader between two questions to `mayWait`, in milliseconds.
    private static let patience: Int32 = 1000
    /// As much as a pipe that has room takes without waiting: the PIPE_BUF of Linux.
    private static let pieceSize = 4096
    private static let flushSize = 1 << 16
    private static let firstCapacity = 1 << 17
    private let destination: Destination
    private let mayWait: () -> Bool
    /// Whether a write may wait for a reader, as those to pipes, sockets and terminals may.
    private let hasReader: Bool
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    /// Makes a buffer that writes to `destination`.
    ///
    /// `mayWait` is asked each time the reader has taken nothing for a second; at the first false the output ends.
    package init(_ destination: Destination, mayWait: @escaping () -> Bool = { true }) {
        self.destination = destination
        self.mayWait = mayWait
        hasReader = Self.hasReader(destination)
        capacity = Self.firstCapacity
        unsafe start = .allocate(capacity: Self.firstCapacity)
    }

    deinit { unsafe start.deallocate() }

    /// Appends one byte.
    package func byte(_ value: UInt8) {
        reserve(1)
        unsafe start[count] = value
        count += 1
    }

    /// Appends a fixed text.
    package func text(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        unsafe (start + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        count += text.utf8CodeUnitCount
    }

    /// Appends a text made at run time.
    package func text(_ text: String) { for byte in text.utf8 { self.byte(byte) } }

    /// Appends the bytes of `range` of `source` as they are.
    package func raw(_ source: RawSpan, _ range: ByteRange) {
        source.withBytes(range) { part in
            let target = unsafe grown(by: part.byteCount)
            // The target has room for every byte of the part.
            unsafe part.withUnsafeBytes { bytes in
                if let from = bytes.baseAddress {
                    unsafe UnsafeMutableRawPointer(target).copyMemory(from: from, byteCount: bytes.count)
                }
            }
        }
    }

    /// Appends a decimal number.
    package func decimal(_ value: UInt64) {
        if value < 10 { return byte(48 &+ UInt8(truncatingIfNeeded: value)) }
        let digits = Self.digits(of: value)
        let target = unsafe grown(by: digits)
        var rest = value, index = digits
        repeat {
            index &-= 1
            let tenth = rest / 10
            unsafe target[index] = 48 &+ UInt8(truncatingIfNeeded: rest &- tenth &* 10)
            rest = tenth
        } while index > 0
    }

    /// Appends `"key":`, the beginning of a JSON member, after a comma where one is due.
    package func jsonKey(_ key: StaticString, afterComma: Bool) {
        let length = key.utf8CodeUnitCount
        reserve(length + 4)
        var target = unsafe start + count
        if afterComma {
            unsafe target.pointee = 44
            unsafe target += 1
        }
        unsafe target.pointee = 34
        unsafe (target + 1).update(from: key.utf8Start, count: length)
        unsafe target[length + 1] = 34
        unsafe target[length + 2] = 58
        count += length + (afterComma ? 4 : 3)
    }

    /// Appends a fixed text in quotes.
    package func quoted(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        let target = unsafe grown(by: length + 2)
        unsafe target.pointee = 34
        unsafe (target + 1).update(from: text.utf8Start, count: length)
        unsafe target[length + 1] = 34
    }

    /// Appends a decimal number with its sign.
    package func decimal(_ value: Int) {
        if value < 0 { byte(45) }
        decimal(UInt64(value.magnitude))
    }

    /// Appends the bytes of `range` of `source` as lower-case hex.
    package func hex(_ source: RawSpan, _ range: ByteRange) {
        source.withBytes(range) { part in
            let target = unsafe grown(by: 2 * part.byteCount)
            // The target has room for two digits of every byte of the part.
            unsafe part.withUnsafeBytes { bytes in
                for index in 0..<bytes.count {
                    let byte = unsafe bytes[index]
                    unsafe target[2 &* index] = Hexadecimal.digit(byte >> 4)
                    unsafe target[2 &* index &+ 1] = Hexadecimal.digit(byte & 15)
                }
            }
        }
    }

    /// Appends 16 lower-case hex digits.
    package func hex(_ value: UInt64) {
        let target = unsafe grown(by: 16)
        for index in 0..<16 {
            let digit = UInt8(truncatingIfNeeded: value >> (60 &- 4 &* UInt64(index))) & 15
            unsafe target[index] = Hexadecimal.digit(digit)
        }
    }

    /// Writes what has gathered when it is much; called between lines, so that a line is never torn by a crash.
    package func endLine(flush: Bool = false) {
        if count >= Self.flushSize || flush { self.flush() }
    }

    /// Writes everything that has gathered.
    package func flush() {
        guard case .descriptor(let descriptor) = destination else { return }
        if isClosed {
            if untaken > 0 { untaken += count }
        } else {
            write(to: descriptor)
        }
        count = 0
    }

    /// Writes what has gathered here, then what has gathered in `other`, which is empty afterwards; nothing is copied.
    package func write(_ other: OutputBuffer) {
        flush()
        unsafe swap(&start, &other.start)
        swap(&capacity, &other.capacity)
        swap(&count, &other.count)
        flush()
    }

    /// Finds out whether the reader of a pipe has gone, without writing to it.
    package func lookForReader() {
        guard case .descriptor(let descriptor) = destination else { return }
        var polled = pollfd(fd: descriptor, events: 0, revents: 0)
        if unsafe poll(&polled, 1, 0) == 1, polled.revents & Int16(POLLERR | POLLHUP) != 0 { isClosed = true }
    }

    /// Returns what has gathered in memory and starts anew.
    package func take() -> [UInt8] {
        defer { count = 0 }
        return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }

    /// The number of decimal digits of a number.
    private static func digits(of value: UInt64) -> Int {
        var digits = 1, bound: UInt64 = 10
        while value >= bound {
            digits += 1
            let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
            if overflow { break }
            bound = next
        }
        return digits
    }

    /// Makes room for `more` bytes, counts them as appended, and returns where they go.
    @inline(__always)
    private func grown(by more: Int) -> UnsafeMutablePointer<UInt8> {
        reserve(more)
        let target = unsafe start + count
        count &+= more
        return unsafe target
    }

    @inline(__always)
    private func reserve(_ more: Int) { if capacity - count < more { grow(by: more) } }

    @inline(never)
    private func grow(by more: Int) {
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe larger.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
    }

    private func write(to descriptor: Int32) {
        var done = 0
        while done < count {
            guard waitForReader(descriptor) else {
                isClosed = true
                untaken = count - done
                return
            }
            let size = hasReader ? min(Self.pieceSize, count - done) : count - done
            let written = unsafe Glibc.write(descriptor, start + done, size)
            if written > 0 {
                done += written
            } else if errno != EINTR && !(errno == EAGAIN && hasReader) {
                isClosed = true
                if errno != EPIPE { failure = errno }
                return
            }
        }
    }

    /// Waits until a write does not; false when that may not be waited for any longer.
    private func waitForReader(_ descriptor: Int32) -> Bool {
        guard hasReader else { return true }
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while true {
            let count = unsafe poll(&polled, 1, Self.patience)
            // What poll cannot say, writing will.
            if count > 0 || (count < 0 && errno != EINTR) { return true }
            if count == 0, !mayWait() { return false }
        }
    }

    private static func hasReader(_ destination: Destination) -> Bool {
        guard case .descriptor(let descriptor) = destination else { return false }
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }
}
