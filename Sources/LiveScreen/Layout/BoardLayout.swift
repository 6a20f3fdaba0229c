import Capture
import WireFormat

/// Renders a board into lines for a screen of a given size.
///
/// At 80 by 24 every section shows its heading and some rows, at 40 by 10 the headings; on less, the first lines of that.
package struct BoardLayout {
    /// From how many lines beyond title and headings on the last remark gets one of them.
    private static let roomForRemark = 4

    let contents: BoardContents
    let width: Int
    private let height: Int
    /// The section that gets its rows before the others.
    package var enlarged: BoardSection?
    /// Whether the picture stands still.
    package var isPaused = false

    /// Makes the layout of `contents` for `width` by `height` cells.
    package init(_ contents: BoardContents, width: Int, height: Int) {
        self.contents = contents
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// The lines from the top, at most `height`, none wider than `width` cells.
    package var lines: [ScreenLine] {
        let sections = BoardSection.allCases.map(text)
        let spare = height - sections.count - 1
        let notes = spare > Self.roomForRemark ? contents.notes.suffix(1).map { ScreenLine("note: " + $0) } : []
        let keys = spare > 0 ? [ScreenLine(Self.keys)] : []
        let room = spare - notes.count - keys.count
        let rows = RowShare.share(
            room, among: sections.map(\.rows.count), first: enlarged.flatMap(BoardSection.allCases.firstIndex))
        var lines = [title]
        for (section, count) in zip(sections, rows) { lines += section.lines(rows: count, width: width) }
        let padding = height - lines.count - notes.count - keys.count
        lines += [ScreenLine](repeating: ScreenLine(""), count: max(0, padding))
        return (lines + notes + keys).prefix(height).map { ScreenLine(CellWidth.prefix(of: $0.text, cells: width), $0.style) }
    }

    private func text(_ section: BoardSection) -> SectionText {
        switch section {
        case .onAir: onAir
        case .peers: peers
        case .traffic: traffic
        case .sync: sync
        case .refused: refused
        case .fragments: fragments
        case .findings: findings
        case .sources: sources
        }
    }

    /// The room of a row, behind its indent.
    var rowWidth: Int { max(0, width - 2) }

    private static let keys = "q quit  space pause  1-8 enlarge a section  0 all"

    private var title: ScreenLine {
        let clock = Self.clock(contents.now)
        let pause = isPaused ? "PAUSED  " : ""
        let rebuilt = contents.streams.rebuilt
        let packets = Self.count(contents.kinds.total, "packet") + (rebuilt > 0 ? " + \(rebuilt) rebuilt" : "")
        return ScreenLine("\(pause)bitchat-dissect  \(clock)Z  \(packets)", .heading)
    }

    /// A time in milliseconds since 1970 as `12:00:00`.
    static func clock(_ time: Int64) -> String {
        let (microseconds, overflow) = time.multipliedReportingOverflow(by: 1000)
        let known = CaptureTime(microseconds: microseconds)
        guard !overflow, known.isPrintable else { return "--:--:--" }
        return known.withText { String(decoding: $0.array(ByteRange(11, 8)), as: UTF8.self) }
    }

    /// A number and what it counts: `1 answer`, `2 answers`.
    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// A span in milliseconds in one unit: `12 s`, `3 min`, `2 h`, `4 d`.
    static func span(_ milliseconds: Int64) -> String {
        let seconds = milliseconds / 1000
        switch seconds {
        case ..<100: return "\(seconds) s"
        case ..<6_000: return "\(seconds / 60) min"
        case ..<172_800: return "\(seconds / 3_600) h"
        default: return "\(seconds / 86_400) d"
        }
    }
}
