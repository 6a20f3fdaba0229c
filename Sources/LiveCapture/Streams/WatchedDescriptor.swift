import Capture
import Glibc

/// The bytes of a descriptor, as they come; at its end, or when the run is stopped, there are no more.
final class WatchedDescriptor: ByteSource {
    /// For how long nothing must come for it to count as a pause, in milliseconds.
    private static let moment = 200
    private let descriptor: Int32
    private let source: DescriptorSource
    private let waiting: Waiting
    private let notice: (SourceNotice) -> Void
    private var isConnected = false
    private var isAtEnd = false

    /// Takes an open descriptor, which is closed with this object when `ownsDescriptor`; its first bytes are told to `notice`.
    init(
        _ descriptor: Int32, ownsDescriptor: Bool = true, _ waiting: Waiting, _ notice: @escaping (SourceNotice) -> Void
    ) {
        self.descriptor = descriptor
        self.waiting = waiting
        self.notice = notice
        source = DescriptorSource(descriptor, ownsDescriptor: ownsDescriptor)
    }

    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        try read(into: &buffer, at: offset, count: count, patience: nil) ?? 0
    }

    func readSoon(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int? {
        try read(into: &buffer, at: offset, count: count, patience: Self.moment)
    }

    /// Waits for bytes, at most for `patience` milliseconds if given; nil when that is over.
    private func read(
        into buffer: inout [UInt8], at offset: Int, count: Int, patience: Int?
    ) throws(SourceFailure) -> Int? {
        while true {
            switch patience.map({ waiting.untilReadable(descriptor, milliseconds: $0).ending })
                ?? waiting.untilReadable(descriptor)
            {
            case .stopped: return 0
            case .timedOut: return nil
            case .ready: break
            }
            do throws(SourceFailure) {
                let got = try source.read(into: &buffer, at: offset, count: count)
                if got > 0, !isConnected { notice(.connected) }
                isConnected = true
                isAtEnd = got == 0
                return got
            } catch {
                guard error == .system(EAGAIN) else { throw error }
            }
        }
    }

    /// Reads to the end, which does not come before every writer has gone, and keeps nothing.
    func passOver() {
        var unused = [UInt8](repeating: 0, count: 1 << 14)
        do throws(SourceFailure) {
            while !isAtEnd, try read(into: &unused, at: 0, count: unused.count) > 0 {}
        } catch {
            // There is nothing left to pass over.
        }
    }
}
