import Capture
import Conformance
import Dissection
import LibpcapCapture
import WireFormat

/// One reading of a capture: what it printed, and where its records begin.
struct Reading {
    /// The NDJSON line of each packet, with the record that completed it.
    let lines: [LineCollector.Line]
    /// Where each record begins.
    let offsets: [Int]

    /// Reads `bytes` from beginning to end.
    init(_ bytes: [UInt8]) {
        let collector = LineCollector()
        // Signatures would take most of the time, and their code sees whole fields only.
        var options = JudgeOptions()
        options.verifiesSignatures = false
        let packets = PacketDissector(into: Judge(into: collector, options), firstNumber: 1)
        var tap = RecordTap(dissector: Dissector(source: "capture", packets: packets))
        var reader = CaptureReader(source: "capture", input: ByteInput(MemorySource(bytes)), formats: AllCaptureFormats.all)
        _ = try? reader.read(into: &tap)
        tap.dissector.finish()
        lines = collector.lines
        offsets = tap.offsets
    }

    /// The packets that were complete before the record in which `offset` lies.
    func lines(before offset: Int) -> ArraySlice<LineCollector.Line> {
        let whole = (offsets.firstIndex { $0 > offset } ?? offsets.count) - 1
        return lines.prefix { $0.record <= whole }
    }
}
