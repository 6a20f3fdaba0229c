import BitchatFrame

/// Changes a frame's payload by its type, the payload length following; a compressed one is written plainly first.
enum PayloadInFrame: MutationGroup {
    static let name = "payload-in-frame"
    static let tables = PayloadMutations.tables

    static func apply(_ draft: inout Draft) {
        if draft.frame?.flags.contains(.compressed) == true { draft.apply(PlainSection.self) }
        guard let frame = draft.frame else { return }
        draft.type = MessageType(rawValue: draft.byte(frame.typeOffset))
        let other = draft.partnerFrame.map { draft.partner.indices.contains($0.typeOffset) ? $0.section : 0..<0 }
        draft.editSection(of: frame, partner: other ?? 0..<0) { PayloadMutations.apply(&$0) }
    }
}
