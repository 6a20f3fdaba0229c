import FuzzTargets
import Mutators

/// What the bytes of an input are, as text: its packets with every field and verdict, its events, or its values.
///
/// Total on any bytes: nothing of the input reaches the text unescaped, and the text is bounded by the input's length.
enum Explanation {
    /// The text about an input of `target`.
    static func text(target: any FuzzTarget.Type, input: [UInt8]) -> String { text(shape: target.shape, input: input) }

    /// The text about an input of a shape.
    static func text(shape: InputShape, input: [UInt8]) -> String {
        switch shape {
        case .frame: FrameExplanation.text(input)
        case .payload: PayloadExplanation.text(typed: input)
        case .requestSync: PayloadExplanation.text(.requestSync, input)
        case .filter: FilterExplanation.text(input)
        case .events(let grammar): EventExplanation.text(grammar, input)
        case .capture: CaptureExplanation.text(input)
        }
    }

    /// The lines of `text`, each after `margin`.
    static func indented(_ text: String, by margin: String) -> String {
        text.split(separator: "\n").map { margin + $0 + "\n" }.joined()
    }
}
