import CATTChannels
import Glibc

/// An adapter as one end of a bitchat link: advertises and is connected to, or scans and connects.
package struct ATTAdapter: Sendable, Hashable {
    /// How long a controller may take for one command, in milliseconds.
    private static let commandTime: Int32 = 10_000
    /// How long one scan lasts before it begins anew, in milliseconds: a virtual controller reports an advertiser once a scan.
    private static let scanTime = 2_000
    /// The longest HCI event, with its packet type.
    private static let longestEvent = 258

    /// Its index: 0 for hci0.
    package let index: UInt16

    /// Takes the adapter with `index`.
    package init(index: UInt16) { self.index = index }

    /// Its name: `hci0`.
    package var name: String { "hci\(index)" }

    /// Brings it up.
    package func bringUp() throws(ATTFailure) { try check(bitchat_att_up(index), "bring \(name) up") }

    /// Advertises `data` and takes the first connection that comes.
    package func awaitConnection(advertising data: [UInt8], until deadline: Deadline) throws(ATTFailure) -> ATTChannel {
        let listener = try open()
        try check(bitchat_att_listen(listener.number), "listen on \(name)")
        let advertised = unsafe bitchat_att_advertise(index, data, UInt8(clamping: data.count), Self.commandTime)
        try check(advertised, "advertise on \(name)")
        while try listener.wait(for: Int32(POLLIN), until: deadline) {
            let number = bitchat_att_accept(listener.number)
            if number == -EAGAIN || number == -EINTR { continue }
            try check(number, "take a connection on \(name)")
            return ATTChannel(Descriptor(number))
        }
        throw .timedOut("take a connection on \(name)")
    }

    /// Scans until a device with a public address advertises the service with `uuid`; returns the address.
    package func find(_ uuid: [UInt8], until deadline: Deadline) throws(ATTFailure) -> [UInt8] {
        let number = bitchat_att_events(index)
        try check(number, "scan on \(name)")
        let events = Descriptor(number)
        while deadline.left > 0 {
            try check(bitchat_att_scan(number, 1, Self.commandTime), "scan on \(name)")
            let found = try listen(events, for: uuid, until: Deadline(milliseconds: min(Self.scanTime, Int(deadline.left))))
            try check(bitchat_att_scan(number, 0, Self.commandTime), "end the scan on \(name)")
            if let found { return found }
        }
        throw .timedOut("find a bitchat peripheral from \(name)")
    }

    /// Connects to a public address, least significant byte first.
    package func connect(to address: [UInt8], until deadline: Deadline) throws(ATTFailure) -> ATTChannel {
        let action = "connect from \(name)"
        guard address.count == 6 else { throw .unexpected(action) }
        let socket = try open()
        let begun = unsafe bitchat_att_connect(socket.number, address)
        if begun == -EINPROGRESS {
            guard try socket.wait(for: Int32(POLLOUT), until: deadline) else { throw .timedOut(action) }
            try check(bitchat_att_outcome(socket.number), action)
        } else {
            try check(begun, action)
        }
        return ATTChannel(socket)
    }

    private func open() throws(ATTFailure) -> Descriptor {
        let number = bitchat_att_open(index)
        try check(number, "open an ATT channel on \(name)")
        return Descriptor(number)
    }

    /// Reads events until one reports an advertiser of the service; nil when the deadline passed.
    private func listen(_ events: Descriptor, for uuid: [UInt8], until deadline: Deadline) throws(ATTFailure) -> [UInt8]? {
        while let packet = try events.read(Self.longestEvent, until: deadline) {
            let reports = AdvertisingReport.reports(in: packet)
            if let report = reports.first(where: { $0.isPublic && $0.names(uuid) }) { return report.address }
        }
        return nil
    }

    private func check(_ result: Int32, _ action: String) throws(ATTFailure) {
        if result < 0 { throw ATTFailure(action, number: -result) }
    }
}
