import Conformance
import DisplayFilter
import Hashes
import LinkLayers
import WireFormat

/// One line a packet with the fields that were asked for, as tshark's `-T fields`.
package final class FieldsPrinter: PacketPrinter {
    package static let name = "fields"
    package static let summary = "the fields named with -e, one line a packet"

    private let out: OutputBuffer
    private let options: PrintingOptions
    private let columns: FieldColumns
    private let fields: [FilterField]
    private let hasher = SHA256Hasher()

    package init(_ out: OutputBuffer, _ options: PrintingOptions) {
        self.out = out
        self.options = options
        columns = options.columns
        fields = options.columns.fields.map(\.asPrinted)
    }

    /// Writes the line of names that comes before all others, where it is asked for.
    package static func header(_ columns: FieldColumns, _ out: OutputBuffer) {
        guard columns.hasHeader else { return }
        for (index, field) in columns.fields.enumerated() {
            if index > 0 { out.byte(columns.separator) }
            out.text(field.name)
        }
        out.byte(10)
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        line(FieldCollector.values(of: fields, judged, frameBytes, payloadBytes, hasher))
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        line(FieldCollector.values(of: fields, advertisement, source: source, findings))
    }

    private func line(_ values: [[FilterValue]]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { out.byte(columns.separator) }
            cell(field, values[index])
        }
        out.byte(10)
        out.endLine(flush: options.flushesEachPacket)
    }

    private func cell(_ field: FilterField, _ values: [FilterValue]) {
        guard !values.isEmpty else { return }
        if let quote = columns.quote.byte { out.byte(quote) }
        for (index, value) in chosen(values).enumerated() {
            if index > 0 { out.byte(columns.aggregator) }
            ColumnText(field, value, columns.quote).write(to: out)
        }
        if let quote = columns.quote.byte { out.byte(quote) }
    }

    private func chosen(_ values: [FilterValue]) -> ArraySlice<FilterValue> {
        switch columns.occurrence {
        case .first: values.prefix(1)
        case .last: values.suffix(1)
        case .all: values[...]
        }
    }
}
