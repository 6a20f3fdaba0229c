import Capture
import Glibc

/// The bytes of a file and those that are added to it, until it is truncated or another file has its name.
///
/// The file is looked at five times a second. One that is truncated and written beyond the old place in between is not noticed.
final class GrowingFile: ByteSource {
    /// Why no more bytes of the file are to come.
    enum Change {
        /// It is shorter than what was read of it.
        case truncated
        /// Another file has its name, and this one was read to its end.
        case replaced
    }

    /// Why the bytes ended, once they have.
    private(set) var change: Change?

    private static let pause = 200
    private let path: String
    private let descriptor: Int32
    private let source: DescriptorSource
    private let waiting: Waiting
    private let notice: (SourceNotice) -> Void
    private var position: Int64 = 0
    private var isMissing = false

    /// Takes an open descriptor of the file at `path`, which is closed with this object.
    init(_ path: String, _ descriptor: Int32, _ waiting: Waiting, _ notice: @escaping (SourceNotice) -> Void) {
        self.path = path
        self.descriptor = descriptor
        self.waiting = waiting
        self.notice = notice
        source = DescriptorSource(descriptor, ownsDescriptor: true)
    }

    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        while true {
            if let got = try readSoon(into: &buffer, at: offset, count: count) { return got }
        }
    }

    func readSoon(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int? {
        for isSecond in [false, true] where change == nil {
            if waiting.isStopped { return 0 }
            let found = look()
            // Read after the look: what was written before the file lost its name is not missed.
            let got = try source.read(into: &buffer, at: offset, count: count)
            position += Int64(got)
            if got > 0 { return got }
            change = found
            if found != nil { return 0 }
            if isSecond { return nil }
            guard waiting.pause(milliseconds: Self.pause) else { return 0 }
        }
        return 0
    }

    /// Waits until there is something else to read than the rest of this file, which is of no use; false when the run is stopped.
    func waitForChange() -> Bool {
        while change == nil {
            change = look()
            if change == nil, !waiting.pause(milliseconds: Self.pause) { return false }
        }
        return true
    }

    /// Whether the file has changed otherwise than by growing.
    private func look() -> Change? {
        var own = stat(), named = stat()
        // A file that cannot be looked at any more is opened anew.
        guard unsafe fstat(descriptor, &own) == 0 else { return .replaced }
        if own.st_size < position { return .truncated }
        let isThere = unsafe stat(path, &named) == 0
        if isThere, named.st_ino != own.st_ino || named.st_dev != own.st_dev { return .replaced }
        if isThere == isMissing { notice(isThere ? .connected : .waiting("no file has its name any more")) }
        isMissing = !isThere
        return nil
    }
}
