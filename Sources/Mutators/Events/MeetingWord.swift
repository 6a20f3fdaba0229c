import BitchatFrame

/// Eight bytes that other events of the script name, so that streams, peers and times of different events meet.
enum MeetingWord {
    /// A word field, or a sender, a recipient, a time or a stream ID of a frame; nil when a few draws find none.
    static func any(_ draft: inout Draft) -> [UInt8]? {
        if draft.chance(1, in: 2), let word = draft.anyValue(of: .word, inPartner: false), word.count == FrameParts.idLength {
            return word
        }
        guard let range = draft.anyRange(of: .frame, inPartner: false),
            let frame = draft.bytes.withRawSpan({ FrameParts($0, range) })
        else { return nil }
        let places = [frame.sender, frame.recipient, frame.timestamp, frame.section.prefix(FrameParts.idLength)]
        return draft.pick(places.filter { $0.count == FrameParts.idLength }).map { draft.copy($0) }
    }
}
