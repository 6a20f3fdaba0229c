import PacketGenerators

/// Many values in one breath: probes whose nonces count up from 0.
enum Burst {
    /// One turn of the peripheral's.
    static func turns(_ count: Int) -> [Turn] {
        [
            Turn(.peripheral) { talk in
                (0..<count).map { number in
                    let probe = talk.ios.ping(from: talk.bo, to: talk.ada, at: talk.now, nonce: UInt64(number))
                    return ScriptedValue(probe, .freshText)
                }
            }
        ]
    }
}
