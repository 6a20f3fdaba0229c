import Conformance
import Dissection
import Hashes
import LinkLayers
import WireFormat

/// Every field of a packet on a line of its own, indented, with the range of its bytes.
package final class TreePrinter: PacketPrinter {
    package static let name = "tree"
    package static let summary = "every field with its byte range"

    private let out: OutputBuffer
    private let options: PrintingOptions
    private let hasher = SHA256Hasher()

    package init(_ out: OutputBuffer, _ options: PrintingOptions) {
        self.out = out
        self.options = options
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        var visitor = TreeVisitor(out)
        judged.visit(&visitor, frameBytes, payloadBytes, hasher)
        if options.showsHex { HexDump.write(frameBytes, to: out, indent: 2) }
        out.byte(10)
        out.endLine(flush: options.flushesEachPacket)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        var visitor = TreeVisitor(out)
        AdvertisementFields.visit(&visitor, advertisement, source: source)
        VerdictFields.visit(&visitor, findings)
        out.byte(10)
        out.endLine(flush: options.flushesEachPacket)
    }
}
