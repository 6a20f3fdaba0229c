import BitchatFrame
import MeshModel

/// What a judge is told from outside.
package struct JudgeOptions: Sendable, Hashable {
    /// The profiles whose verdicts are given.
    package var profiles: [GateProfile.Name] = GateProfile.Name.allCases
    /// The clock in milliseconds to judge by, instead of each record's time (`--now`).
    package var now: Int64?
    /// The capturing device's own peer ID (`--local`).
    package var local: PeerID?
    /// The peers at the other end of links, by connection handle (`--link-peer`).
    package var linkPeers: [UInt16: PeerID] = [:]
    /// Whether signatures are verified (not with `--no-verify`).
    package var verifiesSignatures = true
    /// Whether the rules of chapter 9 are applied.
    package var findsFaults = true

    /// Makes the standard options.
    package init() {}
}
