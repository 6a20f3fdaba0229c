import Mutators

/// A way to make one structure smaller piece by piece.
///
/// The structure may stand inside another one: `place` makes the whole input of it, with every length around it set right.
protocol Reduction {
    /// The smallest form of `part` found that still fails as the whole did; `part` itself when there is none.
    func reduce(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8]
}

/// Which reduction knows the structure of a shape.
enum Reductions {
    /// The one for the inputs of a shape; bytes alone where it has no structure that can be cut.
    static func reduction(for shape: InputShape) -> any Reduction {
        switch shape {
        case .frame: FramePartReduction()
        case .payload: TypedPayloadReduction()
        case .requestSync: FieldListReduction(dialect: .twoBytes)
        case .events(let grammar): EventReduction(grammar: grammar)
        case .filter, .capture: ByteReduction()
        }
    }
}
