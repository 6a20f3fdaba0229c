/// The channels of one link, the oldest first.
struct ChannelTable: Sendable {
    /// The channels.
    var channels: [Channel] = []

    /// The index of the channel that `end` numbers `number`.
    @inline(__always)
    func index(of number: UInt16, at end: LinkEnd) -> Int? {
        channels.isEmpty ? nil : channels.firstIndex { $0.numbers[end.index] == number }
    }

    /// Whether the dynamic channel that `end` numbers `number` cannot concern bitchat; one whose opening was not seen may, over low
    /// energy.
    @inline(__always)
    func isForeign(_ number: UInt16, at end: LinkEnd, _ transport: Transport) -> Bool {
        guard let index = index(of: number, at: end) else { return transport != .lowEnergy }
        return channels[index].purpose == .other
    }

    /// Adds a channel in the place of any that had one of its numbers; false when another had to go.
    mutating func open(_ channel: Channel) -> Bool {
        channels.removeAll {
            $0.numbers[0] != 0 && $0.numbers[0] == channel.numbers[0] || $0.numbers[1] != 0 && $0.numbers[1] == channel.numbers[1]
        }
        let isFull = channels.count >= LinkLayerLimits.channels
        if isFull { channels.removeFirst() }
        channels.append(channel)
        return !isFull
    }

    /// Removes the channel that `end` numbers `number`.
    mutating func close(_ number: UInt16, at end: LinkEnd) { channels.removeAll { $0.numbers[end.index] == number } }
}
