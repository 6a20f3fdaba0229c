import ATTChannels

/// The central: looks for the peripheral, connects, subscribes, writes and is notified.
final class CentralEnd: ConversationEnd {
    private let client: ATTClient
    private let service: ATTService
    private let patience: Int

    /// Gets as far as the subscription; waits up to `patience` milliseconds for each step.
    init(_ adapter: ATTAdapter, patience: Int) throws(ATTFailure) {
        let asked = ATTService.bitchat
        let address = try adapter.find(asked.uuid, until: Deadline(milliseconds: patience))
        client = ATTClient(try adapter.connect(to: address, until: Deadline(milliseconds: patience)))
        try client.exchangeMTU(until: Deadline(milliseconds: patience))
        service = try client.discover(asked.uuid, asked.characteristic, until: Deadline(milliseconds: patience))
        try client.subscribe(to: service, until: Deadline(milliseconds: patience))
        self.patience = patience
    }

    func send(_ value: ScriptedValue) throws(ATTFailure) {
        try client.write(
            value.frame.bytes, to: service.value, isAcknowledged: value.isAcknowledged, until: Deadline(milliseconds: patience))
    }

    func receive() throws(ATTFailure) -> [UInt8] { try client.nextNotification(until: Deadline(milliseconds: patience)) }

    /// The connection ends with the object.
    func part() {}
}
