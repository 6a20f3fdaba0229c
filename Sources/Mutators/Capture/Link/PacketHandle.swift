/// Changes a connection handle or the flags that tell first pieces from continuations.
enum PacketHandle: Mutation {
    static let name = "packet-handle"

    static func apply(_ draft: inout Draft) {
        guard let (_, parts) = draft.anyAttribute() else { return }
        let flags = draft.number(parts.handle, littleEndian: true)
        let handles: [UInt64] = [flags & 0xFFF ^ 1, 0x40, 0x41, 0xEDC, 0xEFF, 0xFFF]
        let value =
            draft.chance(1, in: 2)
            ? flags & 0xFFF | UInt64(draft.random.below(16)) << 12 : flags & 0xF000 | (draft.pick(handles) ?? 0)
        draft.setNumber(parts.handle, value, littleEndian: true)
    }
}
