import Capture
import LinkLayers

@testable import Conformance

/// Findings and adverts to be printed.
enum Samples {
    /// A rule that no packet has to break.
    static func rule(_ id: StaticString, _ severity: Severity) -> RuleDescription {
        RuleDescription(id, severity, "", explanation: "", source: "", ios: "", android: "")
    }

    /// A warning, then an error with a place.
    static let findings = [
        Finding(rule("AAA-001", .warning), "found \"1\", allowed 2"), Finding(rule("BBB-002", .error), "too long", at: 61),
    ]

    /// A refusal by iOS with everything a verdict may rest on, and an acceptance.
    static let verdicts: JudgedPacket.Verdicts = [
        JudgedPacket.Verdict(
            profile: .ios,
            answer: .init(
                .responseWindowClosed, now: 1_760_000_030_001, skew: 30_001, linkPeer: .init(value: 5), judged: .init(value: 6),
                requestAge: 30_001)), JudgedPacket.Verdict(profile: .spec, answer: .init(.freshTimestamp, now: 5, skew: 0)),
        JudgedPacket.Verdict(profile: .android, answer: .init(.notChecked)),
    ]

    /// An advert with everything that one may show.
    static var advert: Advertisement {
        var advert = Advertisement(
            record: CaptureRecord(
                number: 3, time: CaptureTime(microseconds: 1_760_000_000_000_000), direction: .received, adapter: 1,
                linkType: .h4,
                originalLength: 0, fileOffset: 0), origin: .received, address: DeviceAddress(value: 0xC0DE_C000_0001))
        advert.hasService = true
        advert.peerID = 0x3DCC_8696_566B_1E17
        advert.hasLocalName = true
        advert.rssi = -61
        return advert
    }
}
