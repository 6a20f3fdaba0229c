import CBluetooth
import WireFormat

extension HCIAdapter {
    /// Bit 0 of the flags: the adapter is up (`HCI_UP`).
    private static let upFlag: UInt32 = 1

    /// Makes an adapter of what the kernel answers to HCIGETDEVINFO.
    init(_ info: hci_dev_info) {
        let (first, second, third, fourth, fifth, sixth) = info.bdaddr.b
        let statistics = info.stat
        self.init(
            index: info.dev_id, address: Self.text([sixth, fifth, fourth, third, second, first]), bus: Self.bus(info.type),
            isUp: info.flags & Self.upFlag != 0,
            counters: HCICounters(
                commands: statistics.cmd_tx, events: statistics.evt_rx, dataSent: statistics.acl_tx,
                dataReceived: statistics.acl_rx, voiceSent: statistics.sco_tx, voiceReceived: statistics.sco_rx))
    }

    /// The address of `bytes`, which begin with the most significant one.
    private static func text(_ bytes: [UInt8]) -> String {
        bytes.map { Hexadecimal.encode(CollectionOfOne($0)).uppercased() }.joined(separator: ":")
    }

    /// The name of the bus, which stands in the lower half of the type.
    private static func bus(_ type: UInt8) -> String {
        let number = Int(type & 0x0F)
        return buses.indices.contains(number) ? buses[number] : "Unknown"
    }

    /// The kernel's numbers of buses, from 0 (`HCI_VIRTUAL` and on in the kernel's `hci.h`).
    private static let buses = [
        "Virtual", "USB", "PCCARD", "UART", "RS232", "PCI", "SDIO", "SPI", "I2C", "SMD", "VIRTIO",
    ]
}
