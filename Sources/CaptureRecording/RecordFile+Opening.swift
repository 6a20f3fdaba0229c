import Capture
import Glibc

extension RecordFile {
    /// Opens `path` (`-`: standard output) to be written from its start.
    ///
    /// A file that exists is emptied, as tcpdump does; a pipe or a device is written as it is. A terminal is refused, and so is
    /// a file that one of the inputs leads to: emptying it would destroy what is to be read.
    static func open(_ path: String, _ settings: Recording.Settings) throws(CaptureError) -> RecordFile {
        let descriptor = path == "-" ? STDOUT_FILENO : unsafe Glibc.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw refusal(errno, path) }
        do throws(CaptureError) {
            guard let file = FileIdentity(descriptor: descriptor) else { throw refusal(errno, path) }
            try check(descriptor, file, path, settings.inputs)
            let origin = file.isRegular ? path == "-" ? position(descriptor) : 0 : nil
            if file.isRegular, path != "-", ftruncate(descriptor, 0) != 0 { throw refusal(errno, path) }
            let mayWait = file.isRegular ? nil : settings.mayWait
            return RecordFile(path, descriptor: descriptor, origin: origin, gathers: settings.gathers, mayWait: mayWait)
        } catch {
            if path != "-" { Glibc.close(descriptor) }
            throw error
        }
    }

    private static func check(
        _ descriptor: Int32, _ file: FileIdentity, _ path: String, _ inputs: [String]
    ) throws(CaptureError) {
        if isatty(descriptor) == 1 {
            let advice = "a terminal shows no capture; name a file with -w FILE, or send -w - into a pipe or a file"
            throw CaptureError(.unsuitable, source: path, message: advice)
        }
        guard !file.isDevice, inputs.contains(where: { FileIdentity(input: $0) == file }) else { return }
        throw CaptureError(.unsuitable, source: path, message: "is being read; name another file to write to")
    }

    /// Where the next byte goes: standard output may be a file that has some already.
    private static func position(_ descriptor: Int32) -> Int {
        let isAppending = fcntl(descriptor, F_GETFL) & O_APPEND != 0
        return Int(lseek(descriptor, 0, isAppending ? SEEK_END : SEEK_CUR))
    }

    private static func refusal(_ number: Int32, _ path: String) -> CaptureError {
        let reason =
            switch number {
            case EACCES, EPERM: "no permission to write it"
            case EISDIR: "it is a folder; name a file inside it"
            case ENOENT: "no such folder"
            default: ErrorNumber.text(number)
            }
        return CaptureError(.system(number), source: path, message: "cannot be written: \(reason)")
    }
}
