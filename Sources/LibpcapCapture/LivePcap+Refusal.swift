import CPcap

extension LivePcap {
    /// Why libpcap does not open a device.
    package struct Refusal: Error, Sendable, Hashable {
        /// What kind of refusal, as far as libpcap says.
        package enum Kind: Sendable, Hashable {
            /// The process may not.
            case noPermission
            /// There is no such device.
            case noDevice
            /// Anything else.
            case other
        }

        /// What kind of refusal.
        package var kind: Kind
        /// libpcap's words.
        package var words: String

        /// Makes a refusal; libpcap calls many of them a plain error, whose words alone say that it was a right that was missing.
        init(_ kind: Kind, words: String) {
            self.words = words
            self.kind = kind
            guard kind == .other else { return }
            if words.hasSuffix("Operation not permitted") || words.hasSuffix("Permission denied") { self.kind = .noPermission }
            if words.hasSuffix("No such device") { self.kind = .noDevice }
        }

        /// Makes a refusal of the text in a buffer for errors.
        init(_ kind: Kind, words: [CChar]) {
            let end = words.firstIndex(of: 0) ?? words.endIndex
            self.init(kind, words: String(decoding: words[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
    }
}

extension LivePcap.Refusal.Kind {
    /// The kind for what `pcap_activate` returned.
    init(_ status: Int32) {
        self =
            switch status {
            case PCAP_ERROR_PERM_DENIED: .noPermission
            case PCAP_ERROR_NO_SUCH_DEVICE: .noDevice
            default: .other
            }
    }
}
