import Glibc
import Testing

/// A TCP port on the loopback address.
final class LoopbackServer {
    /// The port's number.
    let port: UInt16
    private var listening: Int32
    private var waiting: [Connection] = []

    /// Listens on `port`, or on one that the system chooses.
    init(port wanted: UInt16 = 0) throws {
        let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.listening = listening
        var on: Int32 = 1
        setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &on, 4)
        var address = sockaddr_in(
            sin_family: sa_family_t(AF_INET), sin_port: wanted.bigEndian,
            sin_addr: in_addr(s_addr: UInt32(0x7F00_0001).bigEndian), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listening, $0, size) == 0 && listen(listening, 8) == 0 && getsockname(listening, $0, &size) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        try #require(isBound)
    }

    deinit { close() }

    /// Takes the next connection.
    func accept() throws -> Connection {
        let descriptor = Glibc.accept(listening, nil, nil)
        try #require(descriptor >= 0)
        return Connection(descriptor)
    }

    /// Begins more connections than there is room for while nobody accepts, so that who comes next waits.
    func fill() {
        listen(listening, 0)
        var address = sockaddr_in(
            sin_family: sa_family_t(AF_INET), sin_port: port.bigEndian,
            sin_addr: in_addr(s_addr: UInt32(0x7F00_0001).bigEndian), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        for _ in 0..<16 {
            let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
            waiting.append(Connection(client))
            _ = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
    }

    /// Listens no more.
    func close() {
        if listening >= 0 { Glibc.close(listening) }
        listening = -1
    }

    /// The server's end of a connection.
    final class Connection {
        private var descriptor: Int32

        init(_ descriptor: Int32) {
            self.descriptor = descriptor
            var on: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
        }

        deinit { close() }

        /// Sends `bytes` in pieces of `size`.
        func send(_ bytes: [UInt8], pieces size: Int = .max) throws {
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = Array(rest.prefix(size))
                try #require(Glibc.send(descriptor, piece, piece.count, Int32(MSG_NOSIGNAL)) == piece.count)
                rest = rest.dropFirst(size)
            }
        }

        /// Closes the connection.
        func close() {
            if descriptor >= 0 { Glibc.close(descriptor) }
            descriptor = -1
        }
    }
}
