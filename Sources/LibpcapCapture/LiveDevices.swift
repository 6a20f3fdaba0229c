import CPcap

/// The Bluetooth devices that libpcap lists.
package enum LiveDevices {
    /// The name under which libpcap watches every adapter, through the kernel's monitor channel.
    package static let monitor = "bluetooth-monitor"

    /// Their names, sorted: `bluetooth-monitor`, and `bluetooth0` for hci0 and so on; throws libpcap's words.
    ///
    /// Being listed is no proof that a device can be opened: libpcap lists the monitor where the kernel has no Bluetooth. Its
    /// descriptions are left out, since they count positions in the list and not adapters.
    package static func bluetooth() throws(LivePcap.Refusal) -> [String] {
        var reason = [CChar](repeating: 0, count: Int(PCAP_ERRBUF_SIZE))
        var first: UnsafeMutablePointer<pcap_if_t>?
        guard unsafe bitchat_pcap_findalldevs(&first, &reason) == 0 else { throw LivePcap.Refusal(.other, words: reason) }
        defer { unsafe bitchat_pcap_freealldevs(first) }
        var names: [String] = []
        var next = unsafe first
        while let device = unsafe next {
            if let name = unsafe device.pointee.name { names.append(unsafe String(cString: name)) }
            unsafe next = device.pointee.next
        }
        return names.filter { $0.hasPrefix("bluetooth") }.sorted()
    }
}
