import WireFormat

/// Text from outside, made safe and measurable for a terminal.
///
/// Control characters, marks that turn the direction of text, and characters that no font has become `?`; joiners, tints and
/// variation selectors vanish; the letters of flags become plain letters; a letter keeps two marks at most.
enum CleanText {
    private static let marks = 2

    /// The UTF-8 text in `range` of `bytes`, bad sequences as U+FFFD, of at most `cells` cells.
    static func clean(_ bytes: RawSpan, _ range: ByteRange, cells: Int) -> String {
        // A cell needs no more than a letter and two marks of four bytes each, and what vanishes is not made up for.
        let part = ByteRange(range.offset, min(range.count, 12 * cells))
        return clean(String(decoding: bytes.array(part), as: UTF8.self), cells: cells)
    }

    /// `text`, of at most `cells` cells.
    static func clean(_ text: String, cells: Int) -> String {
        var kept = String.UnicodeScalarView()
        var used = 0, marks = 0
        for original in text.unicodeScalars {
            guard let scalar = replacement(of: original) else { continue }
            let width = CellWidth.cells(of: scalar)
            marks = width == 0 ? marks + 1 : 0
            if width == 0, marks > Self.marks || kept.isEmpty { continue }
            used += width
            if used > cells { break }
            kept.append(scalar)
        }
        return String(kept)
    }

    /// What stands for `scalar`; nil for nothing.
    private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x20...0x7E: return scalar
        case 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF: return nil
        case 0x1F1E6...0x1F1FF: return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return "?"
        default: return scalar
        }
    }
}
