import LibpcapCapture

/// What a name of an adapter, or of all of them, asks to be watched.
package enum AdapterName: Sendable, Hashable {
    /// `hciN`: one adapter, through the kernel's monitor channel.
    case adapter(UInt16)
    /// `bluetoothN`: one adapter through a raw socket of its own, which ends with the adapter.
    case raw(UInt16)
    /// `bluetooth-monitor`: every adapter, and what the kernel and its programs remark.
    case monitor

    /// Understands `text`; nil when it is no such name.
    package init?(_ text: String) {
        if text == LiveDevices.monitor {
            self = .monitor
        } else if let index = Self.index(text, after: "hci") {
            self = .adapter(index)
        } else if let index = Self.index(text, after: "bluetooth") {
            self = .raw(index)
        } else {
            return nil
        }
    }

    /// The adapter's index; nil for all.
    package var index: UInt16? {
        switch self {
        case .adapter(let index), .raw(let index): index
        case .monitor: nil
        }
    }

    /// Its text, as the user gave it.
    var text: String {
        if case .adapter(let index) = self { "hci\(index)" } else { device }
    }

    /// The device that libpcap opens for it.
    var device: String {
        switch self {
        case .adapter, .monitor: LiveDevices.monitor
        case .raw(let index): "bluetooth\(index)"
        }
    }

    /// The decimal number that is all of `text` after `prefix`.
    private static func index(_ text: String, after prefix: String) -> UInt16? {
        guard text.hasPrefix(prefix) else { return nil }
        let digits = text.dropFirst(prefix.count)
        guard let index = UInt16(digits), "\(index)" == digits else { return nil }
        return index
    }
}
