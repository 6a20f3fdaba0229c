import Mutators
import WireFormat

/// Reads the fields of one event's body, in the widths of `EventField`; what the body does not reach is zero.
struct EventBody {
    private var position: Int
    private let end: Int

    /// Begins at the first byte of a body.
    init(_ event: EventScript.Event) {
        position = event.body.offset
        end = event.body.end
    }

    /// A byte of bits, or one that counts.
    mutating func byte(_ bytes: RawSpan) -> UInt8 {
        guard position < end, let value = bytes.byte(at: position) else { return 0 }
        position &+= 1
        return value
    }

    /// A choice among `count` things.
    mutating func choice(of count: Int, _ bytes: RawSpan) -> Int { Int(byte(bytes)) % max(1, count) }

    /// A choice among the elements of a list, which must not be empty.
    mutating func choice<Element>(from list: [Element], _ bytes: RawSpan) -> Element { list[choice(of: list.count, bytes)] }

    /// A two-byte number.
    mutating func number(_ bytes: RawSpan) -> Int { Int(byte(bytes)) << 8 | Int(byte(bytes)) }

    /// A span of milliseconds.
    mutating func milliseconds(_ bytes: RawSpan) -> Int64 {
        let high = UInt32(number(bytes)), low = UInt32(number(bytes))
        return Int64(Int32(bitPattern: high << 16 | low))
    }

    /// Where the rest of the body stands.
    func rest() -> ByteRange { ByteRange(position, end - position) }
}
