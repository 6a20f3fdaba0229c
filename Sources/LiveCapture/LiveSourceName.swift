/// What a person names as a live source: the value of `-i` or `--follow`.
package enum LiveSourceName: Sendable, Hashable {
    /// An adapter of this computer: `hci0`, `bluetooth0`, or all of them: `bluetooth-monitor`.
    case adapter(String)
    /// A TCP port of a host.
    case tcp(host: String, port: UInt16)
    /// Standard input: `-`.
    case standardInput
    /// A FIFO, a file that grows, a device.
    case path(String)

    /// Why a name means nothing, and what to write instead.
    package struct Fault: Error, Sendable, Hashable {
        /// One clause.
        package var message: String
    }

    /// Understands `text`; a file whose name looks like an adapter's is named with a folder, as in `./hci0`.
    package init(_ text: String) throws(Fault) {
        if text.isEmpty { throw Fault(message: "a live source needs a name, such as hci0 or tcp:127.0.0.1:8872") }
        if text == "-" {
            self = .standardInput
        } else if text.hasPrefix("tcp:") {
            self = try Self.tcp(text)
        } else if try Self.isAdapter(text) {
            self = .adapter(text)
        } else {
            self = .path(text)
        }
    }

    /// Makes the source, not yet open, that is shown as `name`.
    ///
    /// `mayBeMissing`: a file that is not there yet is waited for; `follows`: a file is read on beyond its end.
    package func source(named name: String, mayBeMissing: Bool = false, follows: Bool = true) -> any LiveSource {
        switch self {
        case .adapter(let adapter): AdapterSource(name: adapter)
        case .tcp(let host, let port): StreamSource(name: name, TCPOrigin(name: name, host: host, port: port))
        case .standardInput: StreamSource(name: name, SingleOrigin(0, ownsDescriptor: false))
        case .path(let path): StreamSource(name: name, PathOrigin(path, mayBeMissing: mayBeMissing, follows: follows))
        }
    }

    /// Whether `text` is the name of an adapter; throws where its number is missing or too large.
    private static func isAdapter(_ text: String) throws(Fault) -> Bool {
        if AdapterName(text) != nil { return true }
        for prefix in ["hci", "bluetooth"] where text.hasPrefix(prefix) {
            let digits = text.dropFirst(prefix.count)
            guard digits.utf8.allSatisfy(isDigit) else { continue }
            throw Fault(
                message: "'\(text)' needs an adapter's number, as in \(prefix)0; bitchat-dissect -D lists the adapters,"
                    + " and ./\(text) would be a file")
        }
        return false
    }

    private static func tcp(_ text: String) throws(Fault) -> LiveSourceName {
        let place = text.dropFirst(4)
        guard let colon = place.lastIndex(of: ":"), !place.hasSuffix("]") else { throw incomplete(text, place) }
        let digits = place[place.index(after: colon)...]
        guard digits.utf8.allSatisfy(isDigit), let port = UInt16(digits), port > 0 else {
            throw Fault(message: "'\(text)' needs a port from 1 to 65535 at its end; Android's snoop stream has 8872")
        }
        return .tcp(host: try host(place[..<colon], text, port), port: port)
    }

    /// The host before the port, without the brackets of an IPv6 address.
    private static func host(_ host: Substring, _ text: String, _ port: UInt16) throws(Fault) -> String {
        if host.hasPrefix("["), host.hasSuffix("]"), host.utf8.count > 2 { return String(host.dropFirst().dropLast()) }
        if host.contains(":") || host.contains("[") || host.contains("]") {
            throw Fault(message: "'\(text)': an IPv6 address stands in brackets, as in tcp:[::1]:\(port)")
        }
        guard !host.isEmpty else {
            throw Fault(message: "'\(text)' needs a host, as in tcp:127.0.0.1:\(port)")
        }
        return String(host)
    }

    /// A name without a colon behind `tcp:`: the host or the port is missing.
    private static func incomplete(_ text: String, _ place: Substring) -> Fault {
        if !place.isEmpty, place.utf8.allSatisfy(isDigit) {
            return Fault(message: "'\(text)' needs a host too, as in tcp:127.0.0.1:\(place)")
        }
        let host = place.isEmpty ? "127.0.0.1" : place
        return Fault(message: "'\(text)' needs a port, as in tcp:\(host):8872, Android's snoop stream behind adb forward")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
}
