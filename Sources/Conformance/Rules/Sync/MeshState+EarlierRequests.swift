import BitchatFrame

extension MeshState {
    /// The requests that the sender in `header` sent over the link of the packet at hand before, oldest first, each with its age.
    ///
    /// Those whose age in milliseconds is within `ages`; none where time cannot be measured.
    func earlierRequests(_ header: FrameHeader, ages: ClosedRange<Int64>) -> [(entry: RequestLog.Entry, age: Int64)] {
        guard let now = runningTime, let arrival = inHand.arrival else { return [] }
        return requests.requests(on: arrival.link, fromOtherEnd: arrival.direction == .received).compactMap { entry in
            let age = now.elapsed(since: entry.time)
            return ages.contains(age) && entry.sender == header.sender ? (entry, age) : nil
        }
    }

    /// How many of them there are.
    func countOfEarlierRequests(_ header: FrameHeader, ages: ClosedRange<Int64>) -> Int {
        guard let now = runningTime, let arrival = inHand.arrival else { return 0 }
        let earlier = requests.requests(on: arrival.link, fromOtherEnd: arrival.direction == .received)
        return earlier.indices.count {
            earlier[$0].sender == header.sender && ages.contains(now.elapsed(since: earlier[$0].time))
        }
    }
}
