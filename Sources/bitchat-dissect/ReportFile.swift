import Capture
import CaptureRecording
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
    /// The file until it is whole; nil for what is no file: a pipe, a device.
    private let draft: DraftFile?

    /// Opens `path`, `-` for standard output; throws when it is one of `inputs`, or cannot be written.
    static func begin(_ path: String, inputs: [String]) throws(CaptureError) -> ReportFile {
        guard path != "-" else {
            return ReportFile(out: .standard(), isStandardOutput: true, path: "standard output", draft: nil)
        }
        if inputs.contains(where: { WriteTarget.isSame(path, asInput: $0) }) {
            throw CaptureError(.unsuitable, source: path, message: "is read too; give the page another name")
        }
        guard case .file(let destination) = try WriteTarget(path) else { return try open(path) }
        let draft = try DraftFile(for: destination)
        return ReportFile(out: .patient(draft.descriptor), isStandardOutput: false, path: path, draft: draft)
    }

    /// Writes what is left and gives the page its name.
    func finish() throws(CaptureError) {
        out.flush()
        guard out.failure == 0 else {
            giveUp()
            throw Self.failure(path, out.failure)
        }
        guard let draft else { return }
        guard fsync(draft.descriptor) == 0, close(draft.descriptor) == 0 else {
            let number = errno
            giveUp()
            throw Self.failure(path, number)
        }
        try draft.takePlace()
    }

    /// Leaves nothing behind.
    func giveUp() { draft?.remove() }

    /// Opens what is no file, to be written as it is.
    private static func open(_ path: String) throws(CaptureError) -> ReportFile {
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw CaptureError(unwritable: path, errno) }
        return ReportFile(out: .patient(descriptor), isStandardOutput: false, path: path, draft: nil)
    }

    private static func failure(_ path: String, _ number: Int32) -> CaptureError {
        CaptureError(.system(number), source: path, message: "cannot be written: " + ErrorNumber.text(number))
    }
}
