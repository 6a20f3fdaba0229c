import DisplayFilter
import WireFormat

/// One value as tshark prints it in a column: bytes as hex digits, truth as 1 or 0, a layer as its name.
struct ColumnText {
    /// How many hex digits tshark prints of numbers that it does not print as decimal ones.
    private static let hexDigits = ["btatt.opcode": 2, "btatt.handle": 4, "bthci_acl.chandle": 3, "btle.access_address": 8]

    private let field: FilterField
    private let value: FilterValue
    private let quote: FieldColumns.Quote

    /// Makes the text of a value of `field` between `quote`s.
    init(_ field: FilterField, _ value: FilterValue, _ quote: FieldColumns.Quote) {
        self.field = field
        self.value = value
        self.quote = quote
    }

    /// Writes it.
    func write(to out: OutputBuffer) {
        if field.type == .layer || field.type == .group { return out.text(field.name) }
        switch value {
        case .number(let number): write(number, to: out)
        case .flag(let flag): out.byte(flag ? 49 : 48)
        case .bytes(let bytes): bytes.withRawSpan { out.hex($0, $0.whole) }
        case .text(let text): write(text, to: out)
        case .time(let nanoseconds): write(nanoseconds: nanoseconds, to: out)
        case .present: out.text(field.name)
        }
    }

    private func write(_ number: Int128, to out: OutputBuffer) {
        guard let width = Self.hexDigits["\(field.name)"] else { return out.text("\(number)") }
        let digits = String(number, radix: 16)
        out.text("0x" + String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits)
    }

    /// Writes seconds with nine digits after the point.
    private func write(nanoseconds: Int128, to out: OutputBuffer) {
        let (seconds, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
        let digits = "\(rest)"
        out.text((nanoseconds < 0 ? "-" : "") + "\(seconds)." + String(repeating: "0", count: 9 - digits.utf8.count) + digits)
    }

    private func write(_ text: [UInt8], to out: OutputBuffer) {
        let text = quote == .double ? text.flatMap { $0 == 34 ? [34, 34] : [$0] } : text
        text.withRawSpan { out.text($0, $0.whole, .terminal) }
    }
}
