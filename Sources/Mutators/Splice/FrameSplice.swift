/// Takes the partner's payload, signature, IDs or time over, or puts the own payload under the partner's header.
enum FrameSplice: Mutation {
    static let name = "frame-splice"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, let other = draft.partnerFrame else { return }
        switch draft.random.below(5) {
        case 0: draft.setSection(draft.partnerCopy(other.section), of: frame)
        case 1: draft.replace(frame.signature, draft.partnerCopy(other.signature))
        case 2:
            draft.replace(frame.timestamp, draft.partnerCopy(other.timestamp))
            draft.replace(frame.sender, draft.partnerCopy(other.sender))
        case 3:
            draft.replace(
                frame.whole.lowerBound..<frame.section.lowerBound,
                draft.partnerCopy(other.whole.lowerBound..<other.section.lowerBound))
        default:
            draft.set(frame.typeOffset, draft.partner[other.typeOffset])
            draft.setSection(draft.partnerCopy(other.section), of: frame)
        }
    }
}
