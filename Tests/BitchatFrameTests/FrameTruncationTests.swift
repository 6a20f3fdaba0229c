import Testing
import WireFormat

@testable import BitchatFrame

/// Frames whose bytes end early: which part breaks, who asked for it, how much the whole frame needs.
struct FrameTruncationTests {
    /// The error of the full frame, cut to `count` of its 118 bytes.
    static func expected(_ count: Int) -> DecodeError {
        func cut(_ claim: DecodeError.LengthClaim, _ offset: Int, needed: Int = 118) -> DecodeError {
            DecodeError(.truncated, layer: .frame, claim: claim, offset: offset, needed: needed, available: count)
        }
        return switch count {
        case ..<22: DecodeError(.short, layer: .frame, offset: 0, needed: 22, available: count)
        case ..<24: DecodeError(.short, layer: .frame, offset: 0, needed: 24, available: count)
        case ..<32: cut(.recipientFlag, 24, needed: 102)
        case 32: cut(.routeCount, 32, needed: 102)
        case ..<49: cut(.routeCount, 32)
        case ..<54: cut(.payloadLength, 49)
        default: cut(.signatureFlag, 54)
        }
    }

    @Test("Every cut of a version 2 frame with recipient, route, payload and signature", arguments: 0..<118)
    func refusesEveryCut(_ count: Int) {
        let bytes = Array(Draft.full.bytes.prefix(count))
        #expect(decode(bytes) == .failure(Self.expected(count)))
        #expect(decode(bytes, .android) == .failure(Self.expected(count)))
    }

    @Test("Size field, body and signature of a compressed frame", arguments: [24, 27])
    func blamesTheCompressionFlagForItsSizeField(_ count: Int) {
        var draft = Draft.compressed(version: 2, size: 100, body: [3, 0])
        draft.flags |= 0x02
        #expect(
            decode(Array(draft.bytes.prefix(count)))
                == .failure(
                    DecodeError(.truncated, layer: .frame, claim: .compressionFlag, offset: 24, needed: 94, available: count)))
    }

    @Test func blamesThePayloadLengthForACutBody() {
        let draft = Draft.compressed(version: 2, size: 100, body: [3, 0])
        #expect(
            decode(Array(draft.bytes.prefix(29)))
                == .failure(
                    DecodeError(.truncated, layer: .frame, claim: .payloadLength, offset: 24, needed: 30, available: 29)))
    }

    @Test("A missing signature is noticed after a wrong size, before anything is inflated")
    func checksSizesBeforeTheSignature() {
        var draft = Draft.compressed(version: 2, size: 0, body: [3, 0])
        draft.flags |= 0x02
        #expect(
            decode(draft.bytes)
                == .failure(
                    DecodeError(
                        .originalLimit, layer: .frame, claim: .compressionFlag, offset: 24, needed: 1_179_760, available: 0)))
        draft.section = [0, 0, 0, 100, 0xFF]
        #expect(
            decode(draft.bytes)
                == .failure(
                    DecodeError(.truncated, layer: .frame, claim: .signatureFlag, offset: 29, needed: 93, available: 29)))
    }
}
