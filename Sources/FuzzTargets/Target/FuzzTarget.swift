import Mutators

/// One thing that is fuzzed: what its inputs are, where they begin, and which laws hold for every one of them.
///
/// A target is made once and then run on many inputs; it answers the same whatever came before (what it holds between runs
/// is buffers only).
package protocol FuzzTarget: AnyObject, SendableMetatype {
    /// The name on the command line.
    static var name: String { get }
    /// What it exercises, in one line.
    static var summary: String { get }
    /// What its inputs are.
    static var shape: InputShape { get }
    /// The longest input that makes sense, in bytes.
    static var longestInput: Int { get }
    /// What a run may allocate for each byte of input, freed or not, above what every target may.
    static var allocationPerByte: UInt64 { get }
    /// Inputs made from code to begin with, each with a readable name.
    static func seeds() -> [Seed]

    /// Makes a target that tests `subject`.
    init(_ subject: Subject)
    /// Runs one input; says in `report` what was reached and which law did not hold.
    func run(_ input: RawSpan, _ report: inout FuzzReport)
}

extension FuzzTarget {
    /// Deflate makes at most 1,032 bytes of one, and a dozen laws and profiles may each decode the input once into an array
    /// that grows by doubling.
    package static var allocationPerByte: UInt64 { 1_032 * 16 }
}

/// An input to begin with.
package struct Seed: Sendable, Hashable {
    /// A name fit for a file: lower case, digits and hyphens.
    package let name: String
    /// The input.
    package let bytes: [UInt8]

    /// Makes a seed.
    package init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
