import BitchatFrame
import BitchatPayload
import Mutators
import WireFormat

/// One payload of any type; the bytes of a Noise message are also read as what stands inside it.
package final class PayloadTarget: FuzzTarget {
    package static let name = "payload"
    package static let summary = "one payload of any message type through its decoder, its fields and its encoder"
    package static let shape = InputShape.payload
    package static let longestInput = 20_000

    package static func seeds() -> [Seed] { PayloadSeeds.all }

    private let steps: PayloadSubject

    package init(_ subject: Subject) { steps = subject.payload }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        guard let type = input.byte(at: 0) else { return }
        input.withBytes(ByteRange(1, input.byteCount - 1)) { payload in
            message(type, payload, &report)
            if type == MessageType.noiseEncrypted.rawValue, payload.byteCount > 20 {
                payload.withBytes(ByteRange(4, payload.byteCount - 20)) { plaintext($0, &report) }
            }
        }
    }

    private func message(_ type: UInt8, _ payload: RawSpan, _ report: inout FuzzReport) {
        let answer = reading { () throws(DecodeError) in try steps.read(MessageType(rawValue: type), payload) }
        PayloadLaws.holdDecode(type, payload, answer, &report)
        PayloadLaws.holdAndroid(type, payload, steps, &report)
        note(answer, Int(type) & 63, &report)
        guard case .success(let reading) = answer else { return }
        PayloadLaws.holdFields(type, reading, &report)
        PayloadLaws.holdRoundTrip(reading, &report) { span throws(DecodeError) in
            try steps.read(MessageType(rawValue: type), span)
        }
    }

    private func plaintext(_ bytes: RawSpan, _ report: inout FuzzReport) {
        let answer = reading { () throws(DecodeError) in try steps.plaintext(bytes) }
        note(answer, 64 + Int(bytes.byte(at: 0) ?? 0) & 63, &report)
        guard case .success(let reading) = answer else { return }
        PayloadLaws.holdFields(0, reading, &report)
        PayloadLaws.holdRoundTrip(reading, &report) { span throws(DecodeError) in try steps.plaintext(span) }
    }

    private func reading(_ read: () throws(DecodeError) -> PayloadReading) -> Result<PayloadReading, DecodeError> {
        do throws(DecodeError) { return .success(try read()) } catch { return .failure(error) }
    }

    /// Each kind of payload has 32 numbers: one for each reason of refusal, and four for how many fields there were.
    private func note(_ answer: Result<PayloadReading, DecodeError>, _ kind: Int, _ report: inout FuzzReport) {
        switch answer {
        case .failure(let error): report.reached(kind * 32 + Int(error.reason.rawValue))
        case .success(let reading): report.reached(kind * 32 + 24 + min(7, reading.fields.count / 4))
        }
    }
}
