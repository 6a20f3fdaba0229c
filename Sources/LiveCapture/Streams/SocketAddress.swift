import Glibc

/// An address that a host name and a port stand for.
struct SocketAddress: Sendable {
    private let family: Int32
    private let bytes: [UInt8]

    /// How an attempt to connect ended.
    enum Attempt {
        /// Connected: the descriptor.
        case connected(Int32)
        /// Failed, with an error number.
        case failed(Int32)
        /// The run was stopped first.
        case stopped
    }

    /// The addresses of a host, in the order to try them; throws the resolver's words.
    static func resolve(host: String, port: UInt16) throws(Unresolved) -> [SocketAddress] {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let status = unsafe getaddrinfo(host, String(port), &hints, &list)
        guard status == 0 else {
            throw Unresolved(words: unsafe gai_strerror(status).map { unsafe String(cString: $0) } ?? "error \(status)")
        }
        defer { if let list = unsafe list { unsafe freeaddrinfo(list) } }
        var addresses: [SocketAddress] = []
        var next = unsafe list
        while let entry = unsafe next?.pointee {
            let bytes = unsafe UnsafeRawBufferPointer(start: entry.ai_addr, count: Int(entry.ai_addrlen))
            unsafe addresses.append(SocketAddress(family: entry.ai_family, bytes: Array(bytes)))
            unsafe next = entry.ai_next
        }
        return addresses
    }

    /// Why a host has no address.
    struct Unresolved: Error {
        /// The resolver's words.
        let words: String
    }

    /// Connects, for up to `milliseconds`.
    func connect(_ waiting: Waiting, milliseconds: Int) -> Attempt {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(family, kind, 0)
        guard descriptor >= 0 else { return .failed(errno) }
        let attempt = connect(descriptor, waiting, milliseconds)
        if case .connected = attempt { keepAlive(descriptor) } else { close(descriptor) }
        return attempt
    }

    private func connect(_ descriptor: Int32, _ waiting: Waiting, _ milliseconds: Int) -> Attempt {
        let answer = unsafe bytes.withUnsafeBytes { address in
            unsafe Glibc.connect(
                descriptor, address.bindMemory(to: sockaddr.self).baseAddress, socklen_t(address.count))
        }
        if answer == 0 { return .connected(descriptor) }
        guard errno == EINPROGRESS || errno == EINTR else { return .failed(errno) }
        switch waiting.untilWritable(descriptor, milliseconds: milliseconds) {
        case .stopped: return .stopped
        case .timedOut: return .failed(ETIMEDOUT)
        case .ready: break
        }
        var failure: Int32 = 0, size = socklen_t(MemoryLayout<Int32>.size)
        guard unsafe getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &failure, &size) == 0 else { return .failed(errno) }
        return failure == 0 ? .connected(descriptor) : .failed(failure)
    }

    /// Lets the kernel find out that the other end is gone when nothing comes for long.
    private func keepAlive(_ descriptor: Int32) {
        var on: Int32 = 1
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &on, socklen_t(MemoryLayout<Int32>.size))
    }
}
