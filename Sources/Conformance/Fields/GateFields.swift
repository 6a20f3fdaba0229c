import MeshModel
import WireFormat

/// One profile's answer, field by field; the NDJSON keys are the same for each profile.
package struct GateFields: Sendable {
    /// The object that holds the others.
    let verdict: Field
    /// Whether the profile accepts the packet.
    package let accept: Field
    /// Why.
    package let reason: Field
    /// The clock it judged by.
    package let now: Field
    /// How far the timestamp stands from that clock.
    package let skew: Field
    /// The peer at the other end of the link.
    package let linkPeer: Field
    /// The peer whose window of answers was asked.
    package let judged: Field
    /// How old the request is.
    package let requestAge: Field

    /// Every one.
    var all: [Field] { [verdict] + values }

    /// Those that are values.
    package var values: [Field] { [accept, reason, now, skew, linkPeer, judged, requestAge] }

    /// The specification's.
    package static let spec = GateFields(
        verdict: Field("bitchat.gate.spec", key: "spec", "Specification"),
        accept: Field("bitchat.gate.spec.accept", key: "accept", "Accepted"),
        reason: Field("bitchat.gate.spec.reason", key: "reason", "Reason"),
        now: Field("bitchat.gate.spec.now", key: "now", "Clock (ms)"),
        skew: Field("bitchat.gate.spec.skew", key: "skew", "Skew (ms)"),
        linkPeer: Field("bitchat.gate.spec.link_peer", key: "linkPeer", "Link's peer"),
        judged: Field("bitchat.gate.spec.window", key: "window", "Window asked of"),
        requestAge: Field("bitchat.gate.spec.request_age", key: "requestAge", "Age of the request (ms)"))

    /// The iOS app's.
    package static let ios = GateFields(
        verdict: Field("bitchat.gate.ios", key: "ios", "iOS"),
        accept: Field("bitchat.gate.ios.accept", key: "accept", "Accepted"),
        reason: Field("bitchat.gate.ios.reason", key: "reason", "Reason"),
        now: Field("bitchat.gate.ios.now", key: "now", "Clock (ms)"),
        skew: Field("bitchat.gate.ios.skew", key: "skew", "Skew (ms)"),
        linkPeer: Field("bitchat.gate.ios.link_peer", key: "linkPeer", "Link's peer"),
        judged: Field("bitchat.gate.ios.window", key: "window", "Window asked of"),
        requestAge: Field("bitchat.gate.ios.request_age", key: "requestAge", "Age of the request (ms)"))

    /// The Android app's.
    package static let android = GateFields(
        verdict: Field("bitchat.gate.android", key: "android", "Android"),
        accept: Field("bitchat.gate.android.accept", key: "accept", "Accepted"),
        reason: Field("bitchat.gate.android.reason", key: "reason", "Reason"),
        now: Field("bitchat.gate.android.now", key: "now", "Clock (ms)"),
        skew: Field("bitchat.gate.android.skew", key: "skew", "Skew (ms)"),
        linkPeer: Field("bitchat.gate.android.link_peer", key: "linkPeer", "Link's peer"),
        judged: Field("bitchat.gate.android.window", key: "window", "Window asked of"),
        requestAge: Field("bitchat.gate.android.request_age", key: "requestAge", "Age of the request (ms)"))

    /// Those of every profile, in the profiles' order.
    package static let each = [spec, ios, android]

    /// The fields of one profile.
    static func of(_ profile: GateProfile.Name) -> GateFields {
        switch profile {
        case .spec: spec
        case .ios: ios
        case .android: android
        }
    }
}
