import Capture
import Glibc

extension RecordFile {
    /// Which file may be opened.
    enum Choice {
        /// One that is there.
        case existing
        /// One that is made by opening it.
        case new
        /// One that is there, or else is made.
        case any
    }

    /// The time from one look for the reader of a FIFO to the next, in milliseconds.
    private static let glance: Int32 = 50

    /// Opens `path` (`-`: standard output) to be written; nil when nobody came to read a FIFO.
    ///
    /// A file that exists is emptied by the first bytes that are written, as tcpdump does when it opens it; a pipe or a device
    /// is written as it is. A terminal is refused, and so is a file that is being read, whose contents would be lost, or that
    /// another recording writes.
    static func open(_ path: String, _ choice: Choice, _ settings: Recording.Settings) throws(CaptureError) -> RecordFile? {
        var isNew = false
        guard let descriptor = try descriptor(path, choice, settings.patience, &isNew) else { return nil }
        guard let identity = FileIdentity(descriptor: descriptor) else {
            let number = errno
            if path != "-" { Glibc.close(descriptor) }
            throw CaptureError(unwritable: path, number)
        }
        let file = RecordFile(
            path, descriptor: descriptor, identity, isNew: isNew, gathers: settings.gathers,
            mayWait: settings.patience.goesOn)
        try check(file, settings.inputs)
        return file
    }

    private static func descriptor(
        _ path: String, _ choice: Choice, _ patience: ReaderPatience, _ isNew: inout Bool
    ) throws(CaptureError) -> Int32? {
        if path == "-" { return STDOUT_FILENO }
        guard choice != .existing else { return try existing(path, 0, patience) }
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        isNew = descriptor >= 0
        if isNew { return descriptor }
        guard errno == EEXIST, choice == .any else { throw CaptureError(unwritable: path, errno) }
        return try existing(path, O_CREAT, patience)
    }

    /// Opens what is there, a FIFO once it has a reader.
    ///
    /// The reader is looked for again and again: a signal just before an `open` that waits would be missed.
    private static func existing(
        _ path: String, _ flags: Int32, _ patience: ReaderPatience
    ) throws(CaptureError) -> Int32? {
        var isWaiting = false
        while true {
            let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | flags, 0o666)
            if descriptor >= 0 {
                _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
                return descriptor
            }
            let number = errno
            if number == EINTR { continue }
            guard number == ENXIO, FileIdentity(path: path)?.isPipe == true else {
                throw CaptureError(unwritable: path, number)
            }
            if !isWaiting { patience.begins(path) }
            isWaiting = true
            guard patience.goesOn() else { return nil }
            poll(nil, 0, glance)
        }
    }

    private static func check(_ file: RecordFile, _ inputs: [String]) throws(CaptureError) {
        if isatty(file.descriptor) == 1 {
            let advice = "a terminal shows no capture; name a file with -w FILE, or send -w - into a pipe or a file"
            throw CaptureError(.unsuitable, source: file.path, message: advice)
        }
        if !file.identity.isDevice, inputs.contains(where: { FileIdentity(input: $0) == file.identity }) {
            throw CaptureError(read: file.path)
        }
        if file.identity.isRegular, file.path != "-", !lock(file) { throw CaptureError(written: file.path) }
    }

    /// Keeps other recordings from writing the file; false when one does, or has just removed it.
    ///
    /// A file system that knows no locks has none.
    private static func lock(_ file: RecordFile) -> Bool {
        if flock(file.descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
        return FileIdentity(path: file.path) == file.identity
    }
}
