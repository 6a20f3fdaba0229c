import Glibc
import WireFormat

/// Reads the vectors of one file line by line; memory depends on the longest line, not on the file.
///
/// Lines of white space are passed over. A line may have 32 MiB; the last one needs no line feed.
package final class VectorFile {
    /// The most bytes of a line.
    package static let longestLine = 33_554_432

    /// The file as the user named it; `-` is standard input.
    package let path: String
    /// The number of the line read last, from 1.
    package private(set) var line = 0
    private let descriptor: Int32
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var position = 0
    private var filled = 0

    /// Opens the file; throws when that fails.
    package init(_ path: String) throws(VectorFileError) {
        self.path = path
        descriptor = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw VectorFileError(path, "cannot be opened: " + Self.reason) }
    }

    deinit {
        if descriptor > 0 { close(descriptor) }
    }

    /// The next vector, or nil at the end; throws for a line that is no JSON or no vector.
    package func next() throws(VectorFileError) -> Vector? {
        while let bytes = try nextLine() {
            if !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return try vector(bytes) }
        }
        return nil
    }

    private func vector(_ bytes: [UInt8]) throws(VectorFileError) -> Vector {
        let value: JSONValue
        do throws(JSONError) {
            value = try bytes.withRawSpan { (text) throws(JSONError) in try JSONReader.value(of: text) }
        } catch {
            throw VectorFileError(path, line: line, column: error.offset + 1, "expected " + error.expected.rawValue)
        }
        do throws(VectorError) {
            return try Vector(value)
        } catch {
            throw VectorFileError(path, line: line, column: 1, "no vector: \(error.place): expected \(error.expected)")
        }
    }

    /// The bytes of the next line without its line feed, or nil at the end.
    private func nextLine() throws(VectorFileError) -> [UInt8]? {
        guard try fill() else { return nil }
        line += 1
        var bytes: [UInt8] = []
        repeat {
            let part = chunk[position..<filled]
            let end = part.firstIndex(of: 0x0A)
            bytes += part[..<(end ?? filled)]
            position = end.map { $0 + 1 } ?? filled
            if end != nil { break }
            guard bytes.count <= Self.longestLine else {
                throw VectorFileError(path, line: line, "expected a line of at most \(Self.longestLine) bytes")
            }
        } while try fill()
        return bytes
    }

    /// Whether there is at least one byte that was not taken yet.
    private func fill() throws(VectorFileError) -> Bool {
        if position < filled { return true }
        var count = 0
        repeat { count = unsafe read(descriptor, &chunk, chunk.count) } while count < 0 && errno == EINTR
        guard count >= 0 else { throw VectorFileError(path, line: line, "cannot be read: " + Self.reason) }
        position = 0
        filled = count
        return count > 0
    }

    private static var reason: String { unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)" }
}
