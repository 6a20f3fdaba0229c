import BitchatFrame
import BitchatPayload

/// Gives a voice packet no frame, one, as many as allowed or one more, one of them empty or too long now and then.
enum VoiceFrames: Mutation {
    static let name = "voice-frames"

    static func apply(_ draft: inout Draft) {
        let head = draft.copy(draft.window.prefix(VoiceFramePayload.headerLength - 1))
        guard head.count == VoiceFramePayload.headerLength - 1 else { return }
        let count = draft.chance(1, in: 3) ? draft.random.below(2) : draft.around(ProtocolLimits.voiceFrames)
        var frames: [UInt8] = []
        for _ in 0..<count { frames += [0, 3, 1, 2, 3] }
        if draft.chance(1, in: 3), !frames.isEmpty { frames[5 * draft.random.below(count) + 1] = UInt8(draft.random.below(6)) }
        draft.replace(draft.window, head + [0] + frames)
    }
}
