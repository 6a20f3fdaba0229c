/// A request to open channels that waits for its answer.
struct ChannelRequest: Sendable {
    /// The identifier that the answer repeats.
    var identifier: UInt8
    /// Who asked.
    var requester: LinkEnd
    /// What is to run over the channels.
    var purpose: Channel.Purpose
    /// The longest SDU the requester takes.
    var mtu: Int
    /// The requester's numbers for them.
    var numbers: [UInt16]
}
