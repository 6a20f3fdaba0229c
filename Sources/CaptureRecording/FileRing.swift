import Capture
import Glibc

/// The files of a recording with rotation: their names, and the newest ones that are kept.
struct FileRing {
    private var names: FileNames
    private let limit: Int?
    private var kept: [String] = []
    private var failures = 0
    private var firstFailure = ""

    /// Begins with no file; throws when none could be made where the name points.
    init(_ settings: Recording.Settings) throws(CaptureError) {
        names = FileNames(settings.path)
        limit = settings.rotation.files
        let folder = settings.path.lastIndex(of: "/").map { settings.path[...$0] } ?? "./"
        guard unsafe access(String(folder), W_OK | X_OK) != 0 else { return }
        throw CaptureError(
            .system(errno), source: settings.path, message: "cannot be written: no files can be made in the folder \(folder)")
    }

    /// The name of the file that begins with a record of `time`.
    mutating func next(_ time: CaptureTime) -> String { names.next(time) }

    /// Takes note of the file at `path`, which is there now; the oldest file gives way where one too many is.
    mutating func keep(_ path: String) {
        guard let limit else { return }
        kept.append(path)
        while kept.count > max(limit, 1) { remove(kept.removeFirst()) }
    }

    /// What could not be removed.
    var notes: [String] {
        failures == 0 ? [] : ["\(failures) old files could not be removed, \(firstFailure)"]
    }

    private mutating func remove(_ path: String) {
        guard unsafe unlink(path) != 0, errno != ENOENT else { return }
        if failures == 0 { firstFailure = "first \(path): " + ErrorNumber.text(errno) }
        failures += 1
    }
}
