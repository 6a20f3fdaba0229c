/// What each shape of input is changed by: plain bytes about one time in seven, otherwise its structure.
enum ShapeMutations {
    /// The table of a shape.
    static func table(for shape: InputShape) -> MutationTable {
        switch shape {
        case .frame: frame
        case .payload: payload
        case .requestSync: request
        case .filter: filter
        case .events: events
        case .capture: capture
        }
    }

    /// Every mutation that a shape may meet, groups replaced by what they draw from.
    static func leaves(of shape: InputShape) -> [any Mutation.Type] { table(for: shape).leaves }

    private static let frame = MutationTable([
        (ByteMutations.self, 15), (FrameMutations.self, 45), (PayloadInFrame.self, 32), (FrameSplice.self, 8),
    ])
    private static let payload = MutationTable([(ByteMutations.self, 15), (TypedPayload.self, 80), (PayloadType.self, 5)])
    private static let request = MutationTable([(ByteMutations.self, 15), (RequestPayload.self, 85)])
    private static let filter = MutationTable([(ByteMutations.self, 15), (FilterMutations.self, 85)])
    private static let events = MutationTable([(ByteMutations.self, 12), (EventMutations.self, 88)])
    private static let capture = MutationTable([(ByteMutations.self, 15), (CaptureMutations.self, 85)])
}
