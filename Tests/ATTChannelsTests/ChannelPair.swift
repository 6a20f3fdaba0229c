import Glibc

@testable import ATTChannels

/// Two ATT channels that are connected to each other, over a local socket that keeps packets apart as an L2CAP socket does.
struct ChannelPair {
    let one: ATTChannel, other: ATTChannel

    init() throws {
        var numbers: [Int32] = [0, 0]
        let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &numbers) == 0 else { throw ATTFailure("make a pair of sockets", number: errno) }
        one = ATTChannel(descriptor: numbers[0])
        other = ATTChannel(descriptor: numbers[1])
    }
}

extension Deadline {
    /// A wait that only a broken test uses up.
    static var generous: Deadline { Deadline(milliseconds: 60_000) }
}
