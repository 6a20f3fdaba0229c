import BitchatFrame
import BitchatPayload
import WireFormat

/// One payload alone as an indented tree, for bytes that stand in no frame.
package enum PayloadTree {
    /// Writes every field of the payload that `bytes` are, by the iOS app's rules; where they do not decode, the reason and a dump.
    package static func write(_ type: MessageType, _ bytes: RawSpan, to out: OutputBuffer) {
        do throws(DecodeError) {
            let payload = try Payload.decode(type: type, bytes, bytes.whole)
            var visitor = TreeVisitor(out)
            payload.visit(&visitor, bytes)
        } catch {
            out.text(
                "does not decode: \(error.reason), at \(error.offset), needed \(error.needed), available \(error.available)\n")
            HexDump.write(bytes, to: out, indent: 0)
        }
    }
}
