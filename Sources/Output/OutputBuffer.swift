import Glibc
import WireFormat

/// Bytes on their way out: formatted in place, written in large pieces, never through `print`.
package final class OutputBuffer {
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

    private static let flushSize = 1 << 16
    private let destination: Destination
    private var bytes: [UInt8] = []

    /// Makes a buffer that writes to `destination`.
    package init(_ destination: Destination) {
        self.destination = destination
        bytes.reserveCapacity(Self.flushSize + 4096)
    }

    /// Appends one byte.
    package func byte(_ value: UInt8) { bytes.append(value) }

    /// Appends a fixed text.
    package func text(_ text: StaticString) {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a text made at run time.
    package func text(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends the bytes of `range` of `source` as they are.
    package func raw(_ source: RawSpan, _ range: ByteRange) {
        source.withBytes(range) { part in unsafe part.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) } }
    }

    /// Appends a decimal number.
    package func decimal(_ value: UInt64) {
        var digits = InlineArray<20, UInt8>(repeating: 0)
        var rest = value, first = 20
        repeat {
            first -= 1
            digits[first] = 48 &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        for index in first..<20 { bytes.append(digits[index]) }
    }

    /// Appends a decimal number with its sign.
    package func decimal(_ value: Int) {
        if value < 0 { bytes.append(45) }
        decimal(UInt64(value.magnitude))
    }

    /// Appends the bytes of `range` of `source` as lower-case hex.
    package func hex(_ source: RawSpan, _ range: ByteRange) {
        source.withBytes(range) { part in
            unsafe part.withUnsafeBytes { raw in
                for index in 0..<raw.count {
                    let byte = unsafe raw[index]
                    bytes.append(Hexadecimal.digit(byte >> 4))
                    bytes.append(Hexadecimal.digit(byte & 15))
                }
            }
        }
    }

    /// Appends 16 lower-case hex digits.
    package func hex(_ value: UInt64) {
        var shift: UInt64 = 64
        while shift > 0 {
            shift -= 4
            bytes.append(Hexadecimal.digit(UInt8(truncatingIfNeeded: value >> shift) & 15))
        }
    }

    /// Writes what has gathered when it is much; called between lines, so that a line is never torn by a crash.
    package func endLine(flush: Bool = false) {
        if bytes.count >= Self.flushSize || flush { self.flush() }
    }

    /// Writes everything that has gathered.
    package func flush() {
        guard case .descriptor(let descriptor) = destination else { return }
        if !isClosed { write(to: descriptor) }
        bytes.removeAll(keepingCapacity: true)
    }

    /// Returns what has gathered in memory and starts anew.
    package func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    private func write(to descriptor: Int32) {
        unsafe bytes.withUnsafeBytes { raw in
            var done = 0
            while done < raw.count {
                let count = unsafe Glibc.write(descriptor, raw.baseAddress.map { unsafe $0 + done }, raw.count - done)
                if count > 0 {
                    done += count
                } else if errno != EINTR {
                    isClosed = true
                    if errno != EPIPE { failure = errno }
                    return
                }
            }
        }
    }
}
