import Capture
import Glibc
import WireFormat

/// One file that records are written to: what of it is whole is known at every moment.
///
/// A writer puts records into `output`; `commit` says that one is complete. Without gathering, each record then leaves in one
/// `write`, so that a process that is killed leaves whole records behind.
final class RecordFile {
    /// So many bytes are gathered before they are written, where they may be gathered.
    private static let gatheredSize = 1 << 16
    /// The longest wait for a reader between two questions to `mayWait`, in milliseconds.
    private static let patience: Int32 = 1000
    /// As much as a pipe that has room takes without waiting: the PIPE_BUF of Linux.
    private static let pieceSize = 4096

    /// The file's name as the user gave it.
    let path: String
    /// Where it is written; closed with the file unless it is standard output.
    let descriptor: Int32
    /// Which file it is.
    let identity: FileIdentity
    /// What is not written yet.
    var output = ByteWriter(capacity: 1 << 10)
    /// How many whole records are written.
    private(set) var records = 0
    /// How many bytes they and what stands between them have.
    private(set) var bytes = 0
    /// Whether the reader of a pipe has gone: nothing more is written.
    private(set) var isReaderGone = false

    private let gathers: Bool
    /// Whether to wait any longer for a reader who has taken nothing for a second; nil where there is no reader.
    private let mayWait: (() -> Bool)?
    private let isNew: Bool
    private var isOpen = true
    private var hasBegun = false
    /// Where the file begins, for one that can be cut; nil for pipes and devices.
    private let origin: Int?
    /// Where in `output` each record ends.
    private var ends: [Int] = []

    /// Takes an open descriptor; `isNew` says that this run made the file, `mayWait` how long a reader is waited for.
    init(
        _ path: String, descriptor: Int32, _ identity: FileIdentity, isNew: Bool, gathers: Bool, mayWait: @escaping () -> Bool
    ) {
        self.path = path
        self.descriptor = descriptor
        self.identity = identity
        self.isNew = isNew
        self.gathers = gathers
        self.mayWait = identity.isRegular ? nil : mayWait
        origin = identity.isRegular ? path == "-" ? Self.position(descriptor) : 0 : nil
    }

    deinit { closeDescriptor() }

    /// The size that the file has with what is not written yet.
    var size: Int { bytes + output.bytes.count }

    /// Notes that a record ends where `output` ends, and writes it, or sees to it when enough is gathered.
    func commit() throws(CaptureError) {
        ends.append(output.bytes.count)
        if !gathers || output.bytes.count >= Self.gatheredSize { try flush() }
    }

    /// Writes what is not written yet; where that fails, the file ends with its last whole record.
    func flush() throws(CaptureError) {
        if !output.bytes.isEmpty { try begin() }
        var done = 0
        while done < output.bytes.count, !isReaderGone {
            try waitForReader(done)
            let size = min(output.bytes.count - done, mayWait == nil ? .max : Self.pieceSize)
            let written = unsafe output.bytes.withUnsafeBytes { bytes in
                unsafe write(descriptor, UnsafeRawBufferPointer(rebasing: bytes[done...]).baseAddress, size)
            }
            if written > 0 { done += written } else { try judge(written == 0 ? EIO : errno, done) }
        }
        bytes += done
        records += isReaderGone ? 0 : ends.count
        drop()
    }

    /// Ends the file; what a network file system refuses only now counts as not written.
    func close() throws(CaptureError) {
        try begin()
        try flush()
        if !closeDescriptor() { throw failure(errno) }
    }

    /// Whether the reader of a pipe has gone, also where nothing was written to it since.
    var hasLostReader: Bool {
        var watched = pollfd(fd: descriptor, events: 0, revents: 0)
        let count = unsafe poll(&watched, 1, 0)
        return isReaderGone || count > 0 && Int32(watched.revents) & Int32(POLLERR | POLLHUP) != 0
    }

    /// Waits until a write does not; throws when that may not be waited for any longer.
    private func waitForReader(_ done: Int) throws(CaptureError) {
        guard let mayWait else { return }
        var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while true {
            let count = unsafe poll(&watched, 1, Self.patience)
            // What poll cannot say, writing will.
            if count > 0 || (count < 0 && errno != EINTR) { return }
            if count == 0, !mayWait() { try judge(ETIMEDOUT, done) }
        }
    }

    /// Removes the file where this run made it and it holds no record; true when it is gone.
    @discardableResult func removeIfEmpty() -> Bool {
        guard isNew, records == 0, FileIdentity(path: path) == identity else { return false }
        return unsafe unlink(path) == 0
    }

    /// Empties a file that was there before, once.
    private func begin() throws(CaptureError) {
        guard !hasBegun else { return }
        hasBegun = true
        guard identity.isRegular, path != "-", !isNew else { return }
        while ftruncate(descriptor, 0) != 0 {
            guard errno == EINTR else { throw CaptureError(unwritable: path, errno) }
        }
    }

    /// Where the next byte goes: standard output may be a file that has some already.
    private static func position(_ descriptor: Int32) -> Int {
        let isAppending = fcntl(descriptor, F_GETFL) & O_APPEND != 0
        return Int(lseek(descriptor, 0, isAppending ? SEEK_END : SEEK_CUR))
    }

    /// What is to be done about a write that wrote nothing: another try after a signal, or when there is room; else it failed.
    private func judge(_ number: Int32, _ done: Int) throws(CaptureError) {
        switch number {
        case EINTR: break
        case EAGAIN where mayWait != nil: break
        case EPIPE: isReaderGone = true
        default:
            keepWholeRecords(of: done)
            throw failure(number)
        }
    }

    /// Cuts off what stands behind the last whole record among the first `done` bytes of `output`.
    private func keepWholeRecords(of done: Int) {
        let whole = ends.prefix { $0 <= done }
        records += whole.count
        bytes += whole.last ?? 0
        drop()
        guard let origin else { return }
        while ftruncate(descriptor, off_t(origin + bytes)) != 0, errno == EINTR {}
        lseek(descriptor, off_t(origin + bytes), SEEK_SET)
    }

    private func failure(_ number: Int32) -> CaptureError {
        let reason = number == ETIMEDOUT && mayWait != nil ? "its reader takes nothing" : ErrorNumber.text(number)
        let rest = removeIfEmpty() ? "it held no record and is removed" : "\(records) whole records, \(bytes) bytes, are in it"
        return CaptureError(
            .system(number), source: descriptor == STDOUT_FILENO ? "standard output" : path, offset: bytes,
            message: "cannot be written any further: \(reason); \(rest)")
    }

    private func drop() {
        output.bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    @discardableResult private func closeDescriptor() -> Bool {
        guard isOpen, descriptor != STDOUT_FILENO else { return true }
        isOpen = false
        return Glibc.close(descriptor) == 0 || errno == EINTR
    }
}
