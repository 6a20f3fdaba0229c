import Dissection
import WireFormat

/// What a packet says in a clause: the fields worth a word, what it was put together from, and why it does not decode.
package enum PacketGist {
    /// Writes the clause, each part after two spaces, without what a terminal would act on.
    package static func write(_ packet: DissectedPacket, _ payloadBytes: RawSpan, to out: OutputBuffer) {
        var visitor = GistVisitor(out)
        packet.visitPayload(&visitor, payloadBytes)
        if let reassembly = packet.reassembly {
            out.text("  from ")
            out.decimal(reassembly.records.count)
            out.text(" fragments")
        }
        if packet.trailing > 0 {
            out.text("  +")
            out.decimal(packet.trailing)
            out.text(" trailing bytes")
        }
        if let error = packet.error { write(error, to: out) }
    }

    private static func write(_ error: DecodeError, to out: OutputBuffer) {
        out.text("  !! ")
        out.text(error.layer.name)
        out.text(": ")
        out.text(error.reason.name)
        out.text(" at ")
        out.decimal(error.offset)
        out.text(", needed ")
        out.decimal(error.needed)
        out.text(", there ")
        out.decimal(error.available)
    }
}
