import PacketGenerators

/// Many values in one breath: group messages whose epochs count up from 0.
enum Burst {
    /// One turn of the peripheral's.
    static func turns(_ count: Int) -> [Turn] {
        [
            Turn(.peripheral) { talk in
                var random = SplitMix64(label: "burst")
                let group = random.bytes(16)
                return (0..<count).map { number in
                    let message = talk.ios.groupMessage(
                        groupID: group, epoch: UInt32(clamping: number), plaintext: 8, by: talk.bo, at: talk.now, &random)
                    return ScriptedValue(message, .freshText)
                }
            }
        ]
    }
}
