/// Names of link types that are not read, and what to do about them.
package enum UnsupportedLinkType {
    /// One clause that names the link type of this number and says what to do instead.
    package static func message(_ number: UInt32) -> String {
        "link type \(number) (\(name(number))) is not supported; \(advice(number))"
    }

    private static func name(_ number: UInt32) -> String {
        switch number {
        case 1: "Ethernet"
        case 0: "BSD loopback"
        case 101, 12, 14: "raw IP"
        case 105, 119, 127, 163: "Wi-Fi 802.11"
        case 113, 276: "Linux cooked capture"
        case 189: "USB, Linux usbmon"
        case 220: "USB, Linux usbmon with padded header"
        case 249: "USB, USBPcap"
        case 255: "Bluetooth BR/EDR baseband"
        case 195, 215, 230, 283: "IEEE 802.15.4"
        default: "unknown"
        }
    }

    private static func advice(_ number: UInt32) -> String {
        switch number {
        case 189, 220:
            "capture on bluetooth0 or bluetooth-monitor instead of the USB bus"
        case 249:
            "capture HCI instead of USB: PacketLogger, an Android HCI log, or bluetooth0 on Linux"
        default:
            "capture Bluetooth: an Android or iOS HCI log, bluetooth0 or bluetooth-monitor on Linux, or an LE sniffer"
        }
    }
}
