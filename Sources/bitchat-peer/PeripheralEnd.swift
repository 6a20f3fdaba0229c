import ATTChannels
import PacketGenerators

/// The peripheral: advertises, serves the bitchat service to whoever connects, is written to and notifies.
final class PeripheralEnd: ConversationEnd {
    private let channel: ATTChannel
    private var server = ATTServer(.bitchat)
    private let patience: Int

    /// Gets as far as the central's subscription; waits up to `patience` milliseconds for each step.
    init(_ adapter: ATTAdapter, patience: Int) throws(ATTFailure) {
        channel = try adapter.awaitConnection(
            advertising: AdvertisingData.service(flags: 0x06), until: Deadline(milliseconds: patience))
        self.patience = patience
        while !server.isSubscribed { _ = try serve() }
    }

    func send(_ value: ScriptedValue) throws(ATTFailure) {
        let pdu = ATTPDU.value(ATTOpcode.notification, server.service.value, value.frame.bytes)
        guard pdu.count <= server.mtu else { throw .unexpected("notify \(pdu.count) bytes with an MTU of \(server.mtu)") }
        try channel.send(pdu, until: Deadline(milliseconds: patience))
    }

    func receive() throws(ATTFailure) -> [UInt8] {
        while true {
            if let value = try serve() { return value }
        }
    }

    func part() throws(ATTFailure) { try channel.waitForEnd(until: Deadline(milliseconds: patience)) }

    /// Takes one PDU and answers it; returns the value that it wrote, if it wrote one.
    private func serve() throws(ATTFailure) -> [UInt8]? {
        let outcome = server.take(try channel.receive(until: Deadline(milliseconds: patience)))
        if let answer = outcome.answer { try channel.send(answer, until: Deadline(milliseconds: patience)) }
        return outcome.written
    }
}
