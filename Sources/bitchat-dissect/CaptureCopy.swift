import Capture
import CaptureRecording
import CommandLineSupport
import Glibc
import WireFormat

/// The copy of what is read that is written on the way (`-w`).
final class CaptureCopy {
    /// Why no more can be written, once that is so.
    private(set) var failure: CaptureError?
    private let recording: Recording

    /// Begins the copy that the command line asks for; nil when it asks for none, an error when that is one of the `inputs`.
    static func begin(_ arguments: ParsedArguments, inputs: [String]) throws(CaptureError) -> CaptureCopy? {
        guard let path = arguments.last("-w") else { return nil }
        if path != "-", inputs.contains(where: { isSame($0, path) }) {
            throw CaptureError(.unsupported, source: path, message: "is read, and cannot be written at the same time")
        }
        let format = arguments.last("-F").flatMap(Recording.Format.init(rawValue:)) ?? .pcapng
        return CaptureCopy(try Recording(path: path, format: format))
    }

    private init(_ recording: Recording) { self.recording = recording }

    /// Writes one record; false when that, or an earlier one, failed.
    func append(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        guard failure == nil else { return false }
        do throws(CaptureError) {
            try recording.append(record, bytes)
            return true
        } catch {
            failure = error
            return false
        }
    }

    /// Ends the copy; false, with a message, when it is not whole.
    func finish(_ messages: Messages) -> Bool {
        do throws(CaptureError) {
            try recording.finish()
        } catch {
            failure = failure ?? error
        }
        if let failure { messages.error(failure) }
        return failure == nil
    }

    /// Whether two paths lead to one file.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        var one = stat(), other = stat()
        guard unsafe stat(left, &one) == 0, unsafe stat(right, &other) == 0 else { return false }
        return one.st_mode & S_IFMT == S_IFREG && one.st_ino == other.st_ino && one.st_dev == other.st_dev
    }
}
