/// Gives an event's frame the author, recipient, time or stream of another event.
enum FrameMeeting: Mutation {
    static let name = "frame-meeting"

    static func apply(_ draft: inout Draft) {
        guard let range = draft.anyRange(of: .frame, inPartner: false),
            let frame = draft.bytes.withRawSpan({ FrameParts($0, range) }), let word = MeetingWord.any(&draft)
        else { return }
        let places = [frame.sender, frame.recipient, frame.timestamp, frame.section.prefix(FrameParts.idLength)]
        guard let place = draft.pick(places), place.count == word.count else { return }
        draft.replace(place, word)
    }
}
