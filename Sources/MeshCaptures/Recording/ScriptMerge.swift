import PacketGenerators

/// Puts the scripts of one adapter into one log, by time.
enum ScriptMerge {
    private struct Place {
        var time: Int64
        var script: Int
        var index: Int

        func precedes(_ other: Place) -> Bool { (time, script, index) < (other.time, other.script, other.index) }
    }

    /// The packets by time, those of equal time in the order of the scripts, `data` after the others; and for each packet of
    /// `data` the number of its record, from 1.
    static func merge(data: [HCIPacket], asides: [[HCIPacket]]) -> (packets: [HCIPacket], records: [Int]) {
        let scripts = asides + [data]
        var places: [Place] = []
        places.reserveCapacity(scripts.reduce(0) { $0 + $1.count })
        for (script, packets) in scripts.enumerated() {
            for (index, packet) in packets.enumerated() { places.append(Place(time: packet.time, script: script, index: index)) }
        }
        places.sort { $0.precedes($1) }
        var records = [Int](repeating: 0, count: data.count)
        for (position, place) in places.enumerated() where place.script == asides.count { records[place.index] = position + 1 }
        return (places.map { scripts[$0.script][$0.index] }, records)
    }
}
