import Mutators
import PacketGenerators
import WireFormat

/// A small mutator of scripts: events are dropped, repeated, swapped, taken over, recoded, or changed in one byte.
enum EventShuffle {
    /// Changes a script one to three times.
    static func change(_ input: [UInt8], partner: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var events = events(of: input)
        let others = Self.events(of: partner)
        for _ in 0...random.below(3) where !events.isEmpty { change(&events, others, &random) }
        var script: [UInt8] = []
        for event in events { EventScript.append(event.code, event.body, to: &script) }
        return script
    }

    private static func change(
        _ events: inout [(code: UInt8, body: [UInt8])], _ others: [(code: UInt8, body: [UInt8])], _ random: inout SplitMix64
    ) {
        let place = random.below(events.count)
        switch random.below(6) {
        case 0: events.remove(at: place)
        case 1: events.insert(events[place], at: random.below(events.count + 1))
        case 2: events.swapAt(place, random.below(events.count))
        case 3: if !others.isEmpty { events.insert(others[random.below(others.count)], at: place) }
        case 4: events[place].code = UInt8(random.below(20))
        default:
            guard !events[place].body.isEmpty else { return }
            let byte = random.below(events[place].body.count), step = UInt8(random.below(3))
            events[place].body[byte] = random.below(2) == 0 ? UInt8(random.below(16)) : events[place].body[byte] &+ step &- 1
        }
    }

    private static func events(of script: [UInt8]) -> [(code: UInt8, body: [UInt8])] {
        script.withRawSpan { bytes in
            var events: [(code: UInt8, body: [UInt8])] = []
            var reader = EventScript()
            while let event = reader.next(bytes) { events.append((event.code, bytes.array(event.body))) }
            return events
        }
    }
}
