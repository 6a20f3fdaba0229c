import BitchatFrame
import BitchatPayload
import CorpusFiles
import FuzzTargets
import WireFormat

extension PayloadSteps {
    /// Takes over the steps of a subject, which says what it understood by writing the payload anew.
    ///
    /// Where that is what the shipped code writes, the fields are the shipped ones, otherwise those of what was written.
    mutating func take(_ subject: PayloadSubject) {
        let shipped = Subject().payload
        ios = { type, bytes throws(DecodeError) in
            let written = try subject.read(type, bytes).encoded
            let right = try? shipped.read(type, bytes).encoded
            return written == right ? try PayloadFields.of(type, bytes) : Self.fields(type, of: written)
        }
        plaintext = { bytes throws(DecodeError) in
            let written = try subject.plaintext(bytes).encoded
            let right = try? shipped.plaintext(bytes).encoded
            if written == right { return try PayloadFields.ofPlaintext(bytes) }
            return written.withRawSpan { try? PayloadFields.ofPlaintext($0) } ?? Self.taken(written)
        }
        androidFragment = { bytes throws(DecodeError) in
            guard subject.takesFragment(bytes) else { throw DecodeError(.fieldValue, layer: .payload, offset: 0) }
            return (try? PayloadSteps().androidFragment(bytes)) ?? Self.taken(bytes.array)
        }
    }

    /// The fields of a payload that a fault wrote: a text with its mark and copies beyond the clamp stay as they are.
    private static func fields(_ type: MessageType, of written: [UInt8]) -> JSONObject? {
        written.withRawSpan { bytes in
            if type == .message { return ["text": .string(String(decoding: written, as: UTF8.self))] }
            guard var fields = try? PayloadFields.of(type, bytes) else { return taken(written) }
            if type == .announce { fields["encoded"] = .bytes(written) }
            if type == .courierEnvelope, let payload = try? CourierEnvelopePayload(decoding: bytes, bytes.whole) {
                fields["copies"] = .integer(payload.copies)
            }
            return fields
        }
    }

    /// The answer for a payload that only the fault takes: no vector asks for it.
    private static func taken(_ payload: [UInt8]) -> JSONObject { ["taken": .bytes(payload)] }
}
