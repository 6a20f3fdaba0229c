import Capture
import Glibc

/// The files of a recording with rotation: their names, and the newest ones that are kept.
struct FileRing {
    private var names: FileNames
    private let limit: Int?
    private var kept: [(path: String, identity: FileIdentity)] = []
    private var failures = 0
    private var firstFailure = ""

    /// Begins with no file; throws when none could be made where the name points.
    init(_ settings: Recording.Settings) throws(CaptureError) {
        names = FileNames(settings.path)
        limit = settings.rotation.files
        try FilePlace.checkFolder(of: settings.path)
    }

    /// The next name for the file that begins with a record of `time`; where a file has it already, the one after is to be tried.
    mutating func next(_ time: CaptureTime) -> String { names.next(time) }

    /// Takes note of a file that was made; the oldest one gives way where that is one too many.
    mutating func keep(_ path: String, _ identity: FileIdentity) {
        guard let limit else { return }
        kept.append((path, identity))
        while kept.count > max(limit, 1) { remove(kept.removeFirst()) }
    }

    /// What could not be removed.
    var notes: [String] {
        failures == 0 ? [] : ["\(failures) old files could not be removed, \(firstFailure)"]
    }

    /// Removes a file, unless another one has taken its name.
    private mutating func remove(_ file: (path: String, identity: FileIdentity)) {
        guard FileIdentity(path: file.path) == file.identity, unsafe unlink(file.path) != 0, errno != ENOENT else { return }
        if failures == 0 { firstFailure = "first \(file.path): " + ErrorNumber.text(errno) }
        failures += 1
    }
}
