extension HCIScript {
    /// The central writes a value without response.
    package mutating func write(_ value: [UInt8], _ link: ScriptedLink) {
        attribute(ATTPDU.write(link.server.value, value), fromCentral: true, link)
    }

    /// The central writes a value and waits for the answer.
    package mutating func writeAcknowledged(_ value: [UInt8], _ link: ScriptedLink) {
        attribute(ATTPDU.write(link.server.value, value, isAcknowledged: true), fromCentral: true, link)
        wait(milliseconds: 15)
        attribute(ATTPDU.written, fromCentral: false, link)
    }

    /// The central writes a value in prepared pieces, and commits or cancels it.
    package mutating func writeLong(_ value: [UInt8], _ link: ScriptedLink, isCommitted: Bool = true) {
        let size = link.mtu - 5
        for offset in stride(from: 0, to: value.count, by: size) {
            let part = Array(value[offset..<min(value.count, offset + size)])
            for isResponse in [false, true] {
                attribute(
                    ATTPDU.prepare(link.server.value, offset: offset, part, isResponse: isResponse),
                    fromCentral: !isResponse, link)
                wait(milliseconds: 15)
            }
        }
        attribute(ATTPDU.execute(isCommitted: isCommitted), fromCentral: true, link)
        wait(milliseconds: 15)
        attribute(ATTPDU.executed, fromCentral: false, link)
    }

    /// The peripheral notifies a value, in pieces when it is longer than `limit` or than the link takes.
    ///
    /// Only an iOS central joins such pieces (docs/protocol.md 1.5).
    package mutating func notify(_ value: [UInt8], _ link: ScriptedLink, limit: Int = .max) {
        let size = max(1, min(limit, link.valueLimit))
        for start in stride(from: 0, to: value.count, by: size) {
            if start > 0 { wait(milliseconds: 15) }
            let part = Array(value[start..<min(value.count, start + size)])
            attribute(ATTPDU.notification(link.server.value, part), fromCentral: false, link)
        }
    }

    /// The peripheral notifies several values in one packet, as BlueZ does.
    package mutating func notifyTogether(_ values: [[UInt8]], _ link: ScriptedLink) {
        attribute(ATTPDU.notifications(link.server.value, values), fromCentral: false, link)
    }
}
