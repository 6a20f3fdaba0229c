import Foundation

/// A phone behind a TCP port: sends a capture to whoever connects first, and then keeps the connection until it is closed.
final class SnoopServer: Sendable {
    /// The port on 127.0.0.1.
    let port: UInt16

    init(_ bytes: [UInt8]) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            let connection = accept(listener, nil, nil)
            close(listener)
            var sent = 0
            while sent < bytes.count {
                let flags = Int32(MSG_NOSIGNAL)
                let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
                guard count > 0 else { break }
                sent += count
            }
            var byte: UInt8 = 0
            _ = recv(connection, &byte, 1, 0)
            close(connection)
        }
    }
}
