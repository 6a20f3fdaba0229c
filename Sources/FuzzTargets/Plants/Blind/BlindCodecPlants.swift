import BitchatFrame
import BitchatPayload
import WireFormat

extension Plants {
    /// Faults written from docs/protocol.md alone, by somebody who had not seen the laws.
    static let blind: [Plant] = blindCodec + blindState

    private static let blindCodec = blindFrame + blindPayload + blindRequest + blindFilter

    private static let blindFrame = [
        Plant("route-count-signed", "frame", .law, "255 hops -> 127, as of a signed byte", source: "docs/protocol.md 2.3") {
            let shipped = $0.frame.decode
            $0.frame.decode = { limits, bytes throws(DecodeError) in
                let frame = try shipped(limits, bytes)
                if frame.route.count > 127 * 8 { throw DecodeError(.fieldValue, layer: .frame, offset: frame.route.offset - 1) }
                return frame
            }
        },
        Plant("packed-above-100", "frame", .law, "compressed from 100 bytes on -> from 101", source: "docs/protocol.md 2.4") {
            let encode = $0.frame.encode, signed = $0.frame.signed
            $0.frame.encode = { encode(keepingPlain($0, $1), plainAt100($0, $1)) }
            $0.frame.signed = { signed(keepingPlain($0, $1), plainAt100($0, $1)) }
        },
    ]

    private static let blindPayload = [
        Plant(
            "capabilities-9-refused", "payload", .law, "capability bytes past the eighth: ignored -> refused",
            source: "docs/protocol.md 3.1"
        ) {
            let shipped = $0.payload.read
            $0.payload.read = { type, bytes throws(DecodeError) in
                let reading = try shipped(type, bytes)
                if type == .announce, let field = SimpleTLV(bytes.array, wide: false)?.last(5), field.count > 8 {
                    throw DecodeError(.fieldValue, layer: .payload, offset: 0)
                }
                return reading
            }
        },
        Plant(
            "private-unknown-skipped", "payload", .law, "an unknown field of a private message: refused -> skipped",
            source: "docs/protocol.md 3.5"
        ) {
            let shipped = $0.payload.plaintext
            $0.payload.plaintext = { bytes throws(DecodeError) in
                do throws(DecodeError) {
                    return try shipped(bytes)
                } catch {
                    guard let known = knownPrivateFields(bytes.array) else { throw error }
                    return PayloadReading(encoded: known)
                }
            }
        },
    ]

    private static let blindRequest = [
        Plant("since-any-length", "request-sync", .law, "field 5 of 8 bytes -> of 1 to 8", source: "docs/protocol.md 4.1") {
            let shipped = $0.requestSync.read
            $0.requestSync.read = { bytes throws(DecodeError) in
                var reading = try shipped(bytes)
                let field = SimpleTLV(bytes.array, wide: true)?.fields.last { $0.type == 5 && 1...8 ~= $0.value.count }
                reading.since = field.map { $0.value.reduce(0) { $0 << 8 | UInt64($1) } }
                return reading
            }
        },
        Plant(
            "ids-of-7-bytes-skipped", "request-sync", .law, "a token that gives 7 bytes: an ID -> skipped",
            source: "docs/protocol.md 4.2"
        ) {
            let shipped = $0.requestSync.read
            $0.requestSync.read = { bytes throws(DecodeError) in
                var reading = try shipped(bytes)
                reading.ids = reading.ids.map { $0.filter { $0.count == 8 } }.flatMap { $0.isEmpty ? nil : $0 }
                return reading
            }
        },
    ]

    private static let blindFilter = [
        Plant("rate-floor-10-5", "gcs", .law, "a rate of at least 10^-6 -> 10^-5", source: "docs/protocol.md 4.4") {
            let shipped = $0.gcs.build
            $0.gcs.build = { budget, rate, rules, hashes in shipped(budget, max(rate, 1e-5), rules, hashes) }
        },
        Plant("sum-below-m-1", "gcs", .law, "sum < M -> < M - 1", source: "docs/protocol.md 4.4") {
            let shipped = $0.gcs.values
            $0.gcs.values = { p, m, bytes, rules in
                Array(shipped(p, m, bytes, rules).prefix { $0 < Int64(m) - 1 })
            }
        },
    ]

    /// The contents, to be written plain where the sender's rule would decide and the payload has exactly 100 bytes.
    private static func plainAt100(_ encoder: FrameEncoder, _ contents: FrameContents) -> FrameContents {
        var contents = contents
        let isByRule = !encoder.rules.keepsPacking || contents.packing == .byRule
        if isByRule, contents.payload.count == 100 { contents.packing = .plain }
        return contents
    }

    /// An encoder that follows `plainAt100`, where the given one would compress by rule.
    private static func keepingPlain(_ encoder: FrameEncoder, _ contents: FrameContents) -> FrameEncoder {
        guard contents.payload.count == 100, !encoder.rules.keepsPacking else { return encoder }
        var rules = encoder.rules
        rules.keepsPacking = true
        return FrameEncoder(rules)
    }

    /// A private message without the fields that nobody knows, if those are what is wrong with it.
    private static func knownPrivateFields(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.first == 1, let list = SimpleTLV(Array(bytes.dropFirst()), wide: false), list.leftover == 0 else {
            return nil
        }
        let known = list.fields.filter { $0.type < 2 }.flatMap { [UInt8($0.type), UInt8($0.value.count)] + $0.value }
        guard known.count < bytes.count - 1 else { return nil }
        let isWhole = ([1] + known).withRawSpan { (try? NoisePlaintext.decode($0, $0.whole)) != nil }
        return isWhole ? [1] + known : nil
    }
}
