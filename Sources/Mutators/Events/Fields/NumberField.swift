import BitchatFrame
import BitchatPayload

/// Sets a length, offset or index to a limit, or to one beside what it is.
enum NumberField: Mutation {
    static let name = "field-number"
    /// The limits that fit 16 bits.
    static let limits = [
        1, ProtocolLimits.smallestFrame, ProtocolLimits.smallestFrame + 2, 64, Int(UInt8.max),
        Int(ProtocolLimits.androidFragmentTotal),
        469, 512, ProtocolLimits.syncFilter, Int(ProtocolLimits.iosFragmentTotal), Int(UInt16.max),
    ]

    static func apply(_ draft: inout Draft) {
        let old = Int(draft.number(draft.window))
        let value =
            draft.chance(1, in: 3)
            ? draft.around(old) : draft.chance(1, in: 3) ? draft.random.below(32) : draft.around(draft.pick(limits))
        draft.put(FreshEvent.bigEndian(UInt64(min(value, Int(UInt16.max))), 2))
    }
}
