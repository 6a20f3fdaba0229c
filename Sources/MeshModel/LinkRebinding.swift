/// What a verified announce did to the owner of its link (docs/protocol.md 5.8 W5).
package enum LinkRebinding: UInt8, Sendable, Hashable, CaseIterable {
    /// Its author owned the link already.
    case unchanged
    /// Its author owns the link now.
    case moved
    /// Refused: its author owns another live link.
    case ownsAnotherLink
    /// Refused: the link was moved less than 60 s ago.
    case tooSoon
}
