extension HCIScript {
    /// Opens a link: the central's command, then the event.
    package mutating func connect(_ link: ScriptedLink) {
        if link.role == .central {
            command(0x200D, [0x60, 0, 0x30, 0, 0] + link.address.bytes + [1, 24, 0, 40, 0, 0, 0, 0xF4, 1, 0, 0, 0, 0])
            wait(microseconds: 400)
            event(HCIEvents.Code.commandStatus, [0, 1, 0x0D, 0x20])
            wait(milliseconds: 30)
        }
        event(HCIEvents.Code.lowEnergy, HCIEvents.connection(link))
    }

    /// Ends a link: on our command (the event gives reason 0x16), or from the other side (0x13).
    package mutating func disconnect(_ link: ScriptedLink, isOurs: Bool) {
        let handle = [UInt8(link.handle & 0xFF), UInt8(link.handle >> 8)]
        if isOurs {
            command(0x0406, handle + [0x13])
            wait(microseconds: 400)
            event(HCIEvents.Code.commandStatus, [0, 1, 0x06, 0x04])
            wait(milliseconds: 20)
        }
        event(HCIEvents.Code.disconnectionComplete, [0] + handle + [isOurs ? 0x16 : 0x13])
    }

    /// The controller reports that it sent `count` data packets of a link, and takes as many again.
    package mutating func complete(_ count: Int, _ link: ScriptedLink) {
        let count = UInt16(clamping: count)
        event(
            HCIEvents.Code.completedPackets,
            [1, UInt8(link.handle & 0xFF), UInt8(link.handle >> 8), UInt8(count & 0xFF), UInt8(count >> 8)])
    }

    /// Exchanges the MTU, finds the service, its characteristic and its configuration, and subscribes.
    package mutating func discover(_ link: ScriptedLink) {
        let server = link.server
        exchange(ATTPDU.mtu(link.clientMTU, isResponse: false), ATTPDU.mtu(link.serverMTU, isResponse: true), link)
        switch link.discovery {
        case .everyService: discoverServices(link)
        case .byIdentifier: discoverByIdentifier(link)
        }
        let type = ATTPDU.AttributeType.characteristic
        exchange(
            ATTPDU.read(0x08, from: server.service, to: server.end, type: type), ATTPDU.characteristic(server), link)
        exchange(
            ATTPDU.read(0x08, from: server.value, to: server.end, type: type), ATTPDU.notFound(0x08, server.value), link)
        exchange(
            ATTPDU.findInformation(from: server.configuration, to: server.end), ATTPDU.information(server), link)
        exchange(ATTPDU.write(server.configuration, [1, 0], isAcknowledged: true), ATTPDU.written, link)
    }

    private mutating func discoverServices(_ link: ScriptedLink) {
        let type = ATTPDU.AttributeType.primaryService
        let last = link.server.end &+ 1
        exchange(ATTPDU.read(0x10, from: 1, type: type), ATTPDU.usualServices, link)
        exchange(ATTPDU.read(0x10, from: 0x000A, type: type), ATTPDU.service(link.server), link)
        exchange(ATTPDU.read(0x10, from: last, type: type), ATTPDU.notFound(0x10, last), link)
    }

    private mutating func discoverByIdentifier(_ link: ScriptedLink) {
        let last = link.server.end &+ 1
        exchange(ATTPDU.findService(from: 1, BitchatUUID.service), ATTPDU.foundService(link.server), link)
        exchange(ATTPDU.findService(from: last, BitchatUUID.service), ATTPDU.notFound(0x06, last), link)
    }

    /// A request of the central and the peripheral's answer, one connection interval later.
    private mutating func exchange(_ request: [UInt8], _ response: [UInt8], _ link: ScriptedLink) {
        attribute(request, fromCentral: true, link)
        wait(milliseconds: 15)
        attribute(response, fromCentral: false, link)
        wait(milliseconds: 15)
    }

    /// Appends one ATT packet.
    mutating func attribute(_ pdu: [UInt8], fromCentral: Bool, _ link: ScriptedLink) {
        data(
            pdu, channel: Self.attribute, handle: link.handle, isReceived: fromCentral != (link.role == .central),
            size: link.aclSize)
    }
}
