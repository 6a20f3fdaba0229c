import MeshModel
import WireFormat

/// What the profiles and the rules say, field by field.
package enum VerdictFields {
    static let signature = Field("bitchat.signature.check", key: "signature", "Signature check")
    static let verdicts = Field("bitchat.verdicts", key: "verdicts", "Verdicts")
    static let spec = Field("bitchat.gate.spec", key: "spec", "Specification")
    static let ios = Field("bitchat.gate.ios", key: "ios", "iOS")
    static let android = Field("bitchat.gate.android", key: "android", "Android")
    static let accept = Field("bitchat.gate.accept", key: "accept", "Accepted")
    static let reason = Field("bitchat.gate.reason", key: "reason", "Reason")
    static let now = Field("bitchat.gate.now", key: "now", "Clock (ms)")
    static let skew = Field("bitchat.gate.skew", key: "skew", "Skew (ms)")
    static let linkPeer = Field("bitchat.gate.link_peer", key: "linkPeer", "Link's peer")
    static let judged = Field("bitchat.gate.window", key: "window", "Window asked of")
    static let requestAge = Field("bitchat.gate.request_age", key: "requestAge", "Age of the request (ms)")
    static let findings = Field("bitchat.findings", key: "findings", "Findings")
    package static let finding = Field("bitchat.finding", key: "finding", "Finding")
    package static let rule = Field("bitchat.rule", key: "rule", "Rule")
    package static let severity = Field("bitchat.rule.severity", key: "severity", "Severity")
    static let message = Field("bitchat.rule.message", key: "message", "Message")
    static let offset = Field("bitchat.rule.offset", key: "offset", "Offset")

    /// Every field of verdicts and findings.
    package static let all = [
        signature, verdicts, spec, ios, android, accept, reason, now, skew, linkPeer, judged, requestAge, findings, finding, rule,
        severity, message, offset,
    ]

    /// Shows one profile's answer with what it rests on.
    static func visit(_ visitor: inout some FieldVisitor, _ verdict: JudgedPacket.Verdict) {
        let answer = verdict.answer
        visitor.beginObject(field(verdict.profile), .empty)
        if let accepts = answer.accepts { visitor.flag(accept, accepts, .empty) }
        visitor.symbol(reason, answer.reason.name, .empty)
        if let clock = answer.now { visitor.decimal(now, UInt64(clamping: clock), .empty) }
        if let skew = answer.skew { visitor.decimal(Self.skew, skew, .empty) }
        if let peer = answer.linkPeer { visitor.identifier(linkPeer, peer.value, .empty) }
        if let age = answer.requestAge {
            if let judged = answer.judged { visitor.identifier(Self.judged, judged.value, .empty) }
            visitor.number(requestAge, Int(clamping: age), .empty)
        }
        visitor.endObject()
    }

    /// Shows what the rules found; nothing when they found nothing.
    package static func visit(_ visitor: inout some FieldVisitor, _ findings: [Finding]) {
        guard !findings.isEmpty else { return }
        visitor.beginList(Self.findings, .empty)
        for finding in findings {
            visitor.beginObject(Self.finding, .empty)
            visitor.symbol(rule, finding.rule.id, .empty)
            visitor.symbol(severity, finding.rule.severity.name, .empty)
            var text = finding.message
            // The bytes are those of the string, for the duration of the call.
            text.withUTF8 { unsafe visitor.derivedText(message, RawSpan(_unsafeBytes: UnsafeRawBufferPointer($0))) }
            if let place = finding.offset { visitor.number(offset, place, .empty) }
            visitor.endObject()
        }
        visitor.endList()
    }

    private static func field(_ profile: GateProfile.Name) -> Field {
        switch profile {
        case .spec: spec
        case .ios: ios
        case .android: android
        }
    }
}
