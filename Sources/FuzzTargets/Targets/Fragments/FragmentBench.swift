import BitchatFrame
import MeshModel

/// A fragment assembler under test, with room for what a stand-in must remember.
package struct FragmentBench: Sendable {
    /// The assembler.
    package var assembler: FragmentAssembler
    /// What stand-ins remember.
    package var notes = StandInMemory()

    /// Makes an assembler that holds nothing.
    package init(_ rules: FragmentRules) { assembler = FragmentAssembler(rules: rules) }
}
