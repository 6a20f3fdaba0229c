import FuzzTargets
import WireFormat

/// What the bytes of an input are, as text.
enum Explanation {
    /// The text about an input of `target`.
    static func text(target: any FuzzTarget.Type, input: [UInt8]) -> String { Hexadecimal.encode(input) + "\n" }
}
