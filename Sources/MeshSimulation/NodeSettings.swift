import BitchatFrame
import MeshModel

/// How a simulated node behaves; times are milliseconds.
package struct NodeSettings: Sendable, Hashable {
    /// Whose gate it has; sync and fragments follow the same app, `spec` that of iOS.
    package var profile: GateProfile.Name
    /// How often it may ask its peers (docs/protocol.md 5.6).
    package var tick: Int64 = 30_000
    /// How far a tick may come early or late.
    package var leeway: Int64 = 1_000
    /// How often it looks for stalled fragment streams (docs/protocol.md 4.6).
    package var upkeep: Int64 = 15_000
    /// How often it announces itself while it has no peer (docs/protocol.md chapter 7 row 36).
    package var isolatedAnnounce: Int64 = 5_000
    /// How often it announces itself otherwise, and how far that varies.
    package var connectedAnnounce: Int64 = 15_000, announceSpread: Int64 = 4_000
    /// How long after a new peer's announce it asks that peer for everything (docs/protocol.md 5.6).
    package var greeting: Int64 = 1_000
    /// The pause between two fragments of one train: for everybody, and for one peer (docs/protocol.md 1.4).
    package var broadcastGap: Int64 = 30, directedGap: Int64 = 25
    /// How long it waits before it relays, with at most two links; and before it relays a fragment (docs/protocol.md 5.7).
    package var relayDelay: ClosedRange<Int64> = 10...40, fragmentRelayDelay: ClosedRange<Int64> = 8...25
    /// How far its clock is ahead.
    package var clockOffset: Int64 = 0
    /// When it announces itself on a link that opened; nil for not before the next announce that is due.
    package var introduction: Introduction?

    /// Makes the settings of an app on ordinary links.
    package init(_ profile: GateProfile.Name) { self.profile = profile }

    /// The gate's rules.
    package var gate: GateProfile {
        switch profile {
        case .spec: .spec
        case .ios: .ios
        case .android: .android
        }
    }

    /// The types of which only what their author signed is kept and relayed.
    ///
    /// The specification does not speak of signatures; a node under it holds to what iOS does (docs/protocol.md 3.0, chapter 6).
    package var signedTypes: [MessageType] { profile == .spec ? GateProfile.ios.signedTypes : gate.signedTypes }
}
