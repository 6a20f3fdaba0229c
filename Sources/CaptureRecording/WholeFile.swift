import Capture
import Glibc
import WireFormat

/// A file that is there when it is whole and not before, or a pipe, device or standard output that bytes go to as they come.
///
/// A regular file is written under another name in its folder, and takes its own name, in the place of a file that had it,
/// when it is finished; one that is not finished is removed.
package final class WholeFile {
    /// So many bytes are gathered before they are written.
    private static let gatheredSize = 1 << 16

    /// What is not written yet.
    package var output = ByteWriter(capacity: 1 << 12)
    /// Whether the reader of a pipe has gone: nothing more is written.
    package private(set) var isReaderGone = false

    private let path: String
    /// The file until it is finished; nil where it is written directly.
    private let draft: DraftFile?
    private let descriptor: Int32
    private var isOpen = true

    /// Opens `path` (`-`: standard output) to be written; it is none of `inputs`, `-` being standard input.
    ///
    /// Throws for a terminal, a file that is being read, and where no file can be made.
    package init(_ path: String, inputs: [String]) throws(CaptureError) {
        if inputs.contains(where: { WriteTarget.isSame(path, asInput: $0) }) { throw CaptureError(read: path) }
        self.path = path
        if path != "-", case .file(let destination) = try WriteTarget(path) {
            let draft = try DraftFile(for: destination)
            self.draft = draft
            descriptor = draft.descriptor
        } else {
            draft = nil
            descriptor = path == "-" ? STDOUT_FILENO : unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        }
        guard descriptor >= 0 else { throw CaptureError(unwritable: path, errno) }
        guard isatty(descriptor) == 0 else {
            let advice = "a terminal shows no capture; name a file with -w FILE, or send -w - into a pipe or a file"
            throw CaptureError(.unsuitable, source: path, message: advice)
        }
    }

    deinit { abandon() }

    /// Writes what is gathered when that is enough.
    package func commit() throws(CaptureError) { if output.bytes.count >= Self.gatheredSize { try flush() } }

    /// Writes the rest and gives the file its name.
    package func finish() throws(CaptureError) {
        try flush()
        guard isOpen else { return }
        isOpen = false
        guard descriptor != STDOUT_FILENO else { return }
        let isClosed = close(descriptor) == 0 || errno == EINTR
        let number = errno
        guard let draft else { return }
        guard isClosed else {
            draft.remove()
            throw CaptureError(unwritable: path, number)
        }
        try draft.takePlace()
    }

    /// Gives the file up; nothing is left of it where it has a name of its own.
    package func abandon() {
        guard isOpen else { return }
        isOpen = false
        if descriptor > STDERR_FILENO { close(descriptor) }
        draft?.remove()
    }

    private func flush() throws(CaptureError) {
        var done = 0
        while done < output.bytes.count, !isReaderGone {
            let written = unsafe output.bytes.withUnsafeBytes { bytes in
                unsafe write(descriptor, UnsafeRawBufferPointer(rebasing: bytes[done...]).baseAddress, bytes.count - done)
            }
            if written > 0 { done += written } else { try judge(written == 0 ? EIO : errno) }
        }
        output.bytes.removeAll(keepingCapacity: true)
    }

    /// What is to be done about a write that wrote nothing.
    private func judge(_ number: Int32) throws(CaptureError) {
        switch number {
        case EINTR: break
        case EPIPE: isReaderGone = true
        default:
            let name = descriptor == STDOUT_FILENO ? "standard output" : path
            throw CaptureError(.system(number), source: name, message: "cannot be written: " + CaptureSource.text(number))
        }
    }
}
