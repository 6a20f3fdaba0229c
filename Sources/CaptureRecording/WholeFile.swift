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
    /// The name that the file has until it is finished; nil where it is written directly.
    private let temporary: String?
    private let descriptor: Int32
    private var isOpen = true

    /// Opens `path` (`-`: standard output) to be written; it is none of `inputs`, `-` being standard input.
    ///
    /// Throws for a terminal, a file that is being read, and where no file can be made.
    package init(_ path: String, inputs: [String]) throws(CaptureError) {
        let target = FileIdentity(output: path)
        if let target, !target.isDevice, inputs.contains(where: { FileIdentity(input: $0) == target }) {
            throw CaptureError(read: path)
        }
        let isDirect = path == "-" || target.map { !$0.isRegular } ?? false
        self.path = path
        let real = isDirect ? path : Self.resolved(path)
        temporary = isDirect ? nil : "\(real).partial-\(getpid())"
        destination = real
        descriptor =
            if path == "-" { STDOUT_FILENO } else if let temporary {
                unsafe Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            } else {
                unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
            }
        guard descriptor >= 0 else { throw CaptureError(unwritable: path, errno) }
        guard isatty(descriptor) == 0 else {
            let advice = "a terminal shows no capture; name a file with -w FILE, or send -w - into a pipe or a file"
            throw CaptureError(.unsuitable, source: path, message: advice)
        }
    }

    /// Where the file stands once it is finished: what a symbolic link leads to.
    private let destination: String

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
        guard let temporary else { return }
        guard isClosed, unsafe rename(temporary, destination) == 0 else {
            let number = errno
            unsafe unlink(temporary)
            throw CaptureError(unwritable: path, number)
        }
    }

    /// Gives the file up; nothing is left of it where it has a name of its own.
    package func abandon() {
        guard isOpen else { return }
        isOpen = false
        if descriptor > STDERR_FILENO { close(descriptor) }
        if let temporary, descriptor >= 0 { unsafe unlink(temporary) }
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

    /// What `path` leads to where it is a symbolic link to a file that is there.
    private static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}
