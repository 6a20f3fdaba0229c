import Capture
import WireFormat

/// The names of a recording's files, as tshark makes them: `NAME_00001_20260810120000.pcapng`.
struct FileNames {
    private let stem: Substring
    private let ending: Substring
    private var count = 0

    /// Begins with what `-w` names; the last dot of its last part begins the ending.
    init(_ path: String) {
        let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
        stem = path[..<dot]
        ending = path[dot...]
    }

    /// The next file's name; `time` is its first record's, shown in UTC, and 1970 where it is unknown.
    mutating func next(_ time: CaptureTime) -> String {
        count += 1
        let digits = String(count)
        let number = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        return "\(stem)_\(number)_\(Self.stamp(time))\(ending)"
    }

    /// The fourteen digits of a time: year, month, day, hour, minute, second.
    private static func stamp(_ time: CaptureTime) -> String {
        (time.isKnown ? time : CaptureTime(microseconds: 0)).withText { text in
            String(decoding: text.array.filter { 48...57 ~= $0 }.prefix(14), as: UTF8.self)
        }
    }
}
