import WireFormat

/// The L2CAP PDU that one end of a link has begun to send and not finished (docs/capture-formats.md 10.1).
///
/// At most 65,539 bytes; those of a PDU nobody wants are counted, not kept.
struct PDUAssembly: Sendable {
    /// Whether a PDU was begun.
    private(set) var isPending = false
    /// The record in which it began.
    private(set) var firstRecord = 0
    /// Its header, once four bytes are there.
    private(set) var header: L2CAPHeader?
    /// Whether its bytes are counted only.
    private var isDiscarding = false
    /// The number of bytes that came, the header's included.
    private var received = 0
    /// The bytes kept.
    private var buffer: [UInt8] = []

    /// Whether every byte that the header declares has come.
    var isComplete: Bool { header.map { received >= L2CAPHeader.size + $0.length } ?? false }
    /// Whether more bytes have come than the header declares.
    var isOverlong: Bool { header.map { received > L2CAPHeader.size + $0.length } ?? false }
    /// Whether its bytes are there to be read.
    var isReadable: Bool { header != nil && !isDiscarding }

    /// Begins a PDU with the bytes of `range`.
    mutating func begin(_ range: ByteRange, of bytes: RawSpan, record: Int) {
        clear()
        isPending = true
        firstRecord = record
        append(range, of: bytes)
    }

    /// Begins a PDU whose bytes are not wanted.
    mutating func beginDiscarding(_ header: L2CAPHeader, received: Int, record: Int) {
        clear()
        isPending = true
        firstRecord = record
        self.header = header
        self.received = received
        isDiscarding = true
    }

    /// Adds the bytes of `range`.
    mutating func append(_ range: ByteRange, of bytes: RawSpan) {
        received += range.count
        guard !isDiscarding else { return }
        let limit = header.map { L2CAPHeader.size + $0.length } ?? Int.max
        buffer.append(range.limited(to: limit - buffer.count), of: bytes)
        if header == nil { header = buffer.withRawSpan { L2CAPHeader($0, $0.whole) } }
    }

    /// Goes on counting only.
    mutating func discard() {
        isDiscarding = true
        buffer.removeAll(keepingCapacity: true)
    }

    /// Ends the PDU and lends its bytes; `giveBack` returns the memory.
    mutating func take() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &buffer)
        clear()
        return taken
    }

    /// Keeps the memory of a finished PDU for the next.
    mutating func giveBack(_ taken: consuming [UInt8]) {
        buffer = taken
        buffer.removeAll(keepingCapacity: true)
    }

    /// Forgets the PDU.
    mutating func clear() {
        isPending = false
        header = nil
        isDiscarding = false
        received = 0
        buffer.removeAll(keepingCapacity: true)
    }
}
