import Conformance
import Dissection
import Hashes
import LinkLayers
import WireFormat

/// One JSON object a line, as docs/ndjson.schema.json describes.
package final class NDJSONPrinter: PacketPrinter {
    package static let name = "ndjson"
    package static let summary = "one JSON object a line"

    private let out: OutputBuffer
    private let options: PrintingOptions
    private let hasher = SHA256Hasher()

    package init(_ out: OutputBuffer, _ options: PrintingOptions) {
        self.out = out
        self.options = options
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        var visitor = NDJSONVisitor(out)
        visitor.begin()
        judged.visit(&visitor, frameBytes, payloadBytes, hasher)
        if options.showsHex { visitor.bytes(PacketFields.bytes, frameBytes, frameBytes.whole) }
        visitor.end()
        out.endLine(flush: options.flushesEachPacket)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        var visitor = NDJSONVisitor(out)
        visitor.begin()
        AdvertisementFields.visit(&visitor, advertisement, source: source)
        VerdictFields.visit(&visitor, findings)
        visitor.end()
        out.endLine(flush: options.flushesEachPacket)
    }
}
