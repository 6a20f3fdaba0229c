import Capture
import Glibc
import LiveCapture
import Output

/// The file that a page goes to: under a name of its own until it is whole, so that nobody finds a half.
struct ReportFile {
    /// Where the page is written.
    let out: OutputBuffer
    /// Whether it is standard output.
    let isStandardOutput: Bool
    private let path: String
    private let descriptor: Int32
    /// The name it has until it is whole; nil for what is no file: a pipe, a device.
    private let draft: String?

    /// Opens `path`, `-` for standard output; throws when it is one of `inputs`, or cannot be written.
    static func begin(_ path: String, inputs: [String]) throws(CaptureError) -> ReportFile {
        guard path != "-" else {
            return ReportFile(out: .standard(), isStandardOutput: true, path: "standard output", descriptor: 1, draft: nil)
        }
        guard let found = status(path) else { return try make(path) }
        guard found.st_mode & S_IFMT == S_IFREG else { return try open(path) }
        for input in inputs {
            guard let other = status(input), other.st_ino == found.st_ino, other.st_dev == found.st_dev else { continue }
            throw CaptureError(.unsuitable, source: path, message: "is read too; give the page another name")
        }
        return try make(path)
    }

    /// Writes what is left and gives the page its name.
    func finish() throws(CaptureError) {
        out.flush()
        guard out.failure == 0 else {
            giveUp()
            throw Self.failure(path, "cannot be written", out.failure)
        }
        guard let draft else { return }
        guard fsync(descriptor) == 0, close(descriptor) == 0, unsafe rename(draft, path) == 0 else {
            let number = errno
            unsafe unlink(draft)
            throw Self.failure(path, "cannot be written", number)
        }
    }

    /// Leaves nothing behind.
    func giveUp() { if let draft { unsafe unlink(draft) } }

    private static func make(_ path: String) throws(CaptureError) -> ReportFile {
        var name = Array((path + ".XXXXXX").utf8CString)
        let descriptor = unsafe mkstemp(&name)
        guard descriptor >= 0 else { throw failure(path, "cannot be written", errno) }
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, 0o666 & ~mask)
        let draft = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return ReportFile(out: .patient(descriptor), isStandardOutput: false, path: path, descriptor: descriptor, draft: draft)
    }

    private static func open(_ path: String) throws(CaptureError) -> ReportFile {
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path, "cannot be written", errno) }
        return ReportFile(out: .patient(descriptor), isStandardOutput: false, path: path, descriptor: descriptor, draft: nil)
    }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status : nil
    }

    private static func failure(_ path: String, _ what: String, _ number: Int32) -> CaptureError {
        CaptureError(.system(number), source: path, message: "\(what): " + ErrorNumber.text(number))
    }
}
