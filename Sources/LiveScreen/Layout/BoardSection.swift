/// A part of the screen: a heading that says the most important by itself, and rows.
package enum BoardSection: Int, Sendable, Hashable, CaseIterable {
    /// Whether it is on the air at all, and where it stops.
    case onAir = 1
    /// Who is here.
    case peers
    /// What comes, and how much of it.
    case traffic
    /// Who asked whom for packets, and what answered.
    case sync
    /// What the profiles refuse.
    case refused
    /// Which fragment streams miss pieces.
    case fragments
    /// Which rules are broken.
    case findings
    /// How the sources fare.
    case sources
}
