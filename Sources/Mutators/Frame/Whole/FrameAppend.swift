/// Puts another frame, or this one again, behind the frame: two frames in one value.
enum FrameAppend: Mutation {
    static let name = "frame-append"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        let other = draft.partnerFrame.map { draft.partnerCopy($0.whole) }
        let second = draft.chance(1, in: 2) ? other : nil
        draft.insert(
            second ?? draft.copy(frame.whole), at: draft.chance(1, in: 2) ? frame.tail.lowerBound : frame.whole.upperBound)
    }
}
