/// How many cells of a terminal a character takes: none, one or two.
///
/// By general category and the wide blocks of Unicode's East Asian Width, as terminals that join no emoji count. What they
/// disagree on (joiners, variation selectors, flags) never comes to a screen: `CleanText` takes it out.
enum CellWidth {
    /// The wide blocks, in order: Hangul Jamo, CJK, kana, Yi, Hangul, compatibility forms, full width, emoji, later CJK.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
        0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
    ]

    /// The cells of `scalar`.
    static func cells(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        if wide.contains(where: { $0 ~= scalar.value }) || scalar.properties.isEmojiPresentation { return 2 }
        return 1
    }

    /// The cells of `text`.
    static func cells(of text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + cells(of: $1) }
    }

    /// The beginning of `text` that takes at most `limit` cells; a mark stays with its letter.
    static func prefix(of text: String, cells limit: Int) -> String {
        if cells(of: text) <= limit { return text }
        var kept = String.UnicodeScalarView()
        var used = 0
        for scalar in text.unicodeScalars {
            used += cells(of: scalar)
            if used > limit { break }
            kept.append(scalar)
        }
        return String(kept)
    }
}
