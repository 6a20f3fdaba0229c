/// Turns lines into what a VT100 needs to show them, and sends of a line only what changed.
package struct ScreenPainter {
    private var shown: [ScreenLine] = []
    private var isClear = false
    private let hasColour: Bool

    /// Makes a painter of a screen that shows something else; `hasColour` allows colours beside bold.
    package init(hasColour: Bool) { self.hasColour = hasColour }

    /// Forgets what is shown: the next picture is painted in full.
    package mutating func reset() {
        isClear = false
        shown = []
    }

    /// The bytes that turn the picture before into `lines`; empty when nothing changed.
    package mutating func paint(_ lines: [ScreenLine]) -> [UInt8] {
        var out: [UInt8] = []
        if !isClear { out += Array("\u{1B}[0m\u{1B}[H\u{1B}[2J".utf8) }
        for index in 0..<max(lines.count, shown.count) {
            let old = shown.indices.contains(index) ? shown[index] : ScreenLine("")
            let new = lines.indices.contains(index) ? lines[index] : ScreenLine("")
            if old != new { out += change(old, to: new, row: index + 1) }
        }
        shown = lines
        isClear = true
        return out
    }

    /// Moves to the first cell that changes, and writes the rest of the line from there.
    private func change(_ old: ScreenLine, to new: ScreenLine, row: Int) -> [UInt8] {
        let kept = Self.kept(old, new)
        let place = "\u{1B}[\(row);\(kept + 1)H"
        let (on, off) = attributes(new.style)
        // What stands behind the text is erased first: at the last column an erasure would take the last cell with it.
        return Array((place + "\u{1B}[K" + on).utf8) + Array(new.text.utf8.dropFirst(kept)) + Array(off.utf8)
    }

    /// How many cells at the beginning stay: only among plain ASCII is a byte a cell on every terminal.
    private static func kept(_ old: ScreenLine, _ new: ScreenLine) -> Int {
        guard old.style == new.style, old.text.utf8.allSatisfy({ $0 < 0x80 }), new.text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return 0
        }
        return zip(old.text.utf8, new.text.utf8).prefix { $0 == $1 }.count
    }

    private func attributes(_ style: ScreenLine.Style) -> (on: String, off: String) {
        switch style {
        case .plain: ("", "")
        case .heading: ("\u{1B}[1m", "\u{1B}[0m")
        case .alert: (hasColour ? "\u{1B}[1;33m" : "\u{1B}[1m", "\u{1B}[0m")
        }
    }
}
