import Testing
import WireFormat

@Suite struct ByteCursorTests {
    /// Ten bytes, of which the cursor is given those from 1 to 8.
    static let bytes: [UInt8] = [0xF0, 1, 2, 3, 4, 5, 6, 7, 8, 0xFF]

    /// What `read` gives on a cursor over the first `count` bytes after the first, and where the cursor stands afterwards.
    private static func outcome<Value>(
        _ count: Int, _ read: (inout ByteCursor, RawSpan) throws(DecodeError) -> Value
    ) -> (result: Result<Value, DecodeError>, position: Int) {
        var cursor = ByteCursor(ByteRange(1, count), layer: .payload)
        return bytes.withRawSpan { span in
            do throws(DecodeError) {
                let value = try read(&cursor, span)
                return (.success(value), cursor.position)
            } catch {
                return (.failure(error), cursor.position)
            }
        }
    }

    private static func cut(_ needed: Int, _ available: Int) -> DecodeError {
        DecodeError(.truncated, layer: .payload, claim: .input, offset: 1, needed: needed, available: available)
    }

    /// The span goes on after the cursor's end, so that only the cursor can refuse.
    private static func check<Value: FixedWidthInteger & BitwiseCopyable & Sendable>(
        _ type: Value.Type, big: Value, little: Value
    ) {
        let size = MemoryLayout<Value>.size
        for count in [size - 1, size, size + 1] {
            let read = outcome(count) { cursor, span throws(DecodeError) in try cursor.bigEndian(span, type) }
            #expect(read.result == (count < size ? .failure(cut(size, count)) : .success(big)))
            #expect(read.position == (count < size ? 1 : 1 + size))
            let reversed = outcome(count) { cursor, span throws(DecodeError) in try cursor.littleEndian(span, type) }
            #expect(reversed.result == (count < size ? .failure(cut(size, count)) : .success(little)))
        }
    }

    @Test func readsIntegersInBothOrdersOnlyWhenEveryByteIsThere() {
        Self.check(UInt8.self, big: 1, little: 1)
        Self.check(UInt16.self, big: 0x0102, little: 0x0201)
        Self.check(UInt32.self, big: 0x0102_0304, little: 0x0403_0201)
        Self.check(UInt64.self, big: 0x0102_0304_0506_0708, little: 0x0807_0605_0403_0201)
        Self.check(Int16.self, big: 0x0102, little: 0x0201)
    }

    @Test func readsTheLastByteAndNotTheOneBehind() {
        let one = Self.outcome(1) { cursor, span throws(DecodeError) in try cursor.byte(span) }
        #expect(one.result == .success(1))
        let none = Self.outcome(0) { cursor, span throws(DecodeError) in try cursor.byte(span) }
        #expect(none.result == .failure(Self.cut(1, 0)))
        #expect(none.position == 1)
    }

    @Test(arguments: [(3, ByteRange(1, 3)), (4, ByteRange(1, 4)), (0, ByteRange(1, 0))])
    func takesUpToTheEnd(count: Int, expected: ByteRange) {
        let taken = Self.outcome(4) { cursor, _ throws(DecodeError) in try cursor.take(count) }
        #expect(taken.result == .success(expected))
        #expect(taken.position == 1 + count)
    }

    @Test(arguments: [5, -1, Int.max, Int.min])
    func refusesToTakeMoreThanThereIsOrLessThanNothing(count: Int) {
        let taken = Self.outcome(4) { cursor, _ throws(DecodeError) in try cursor.take(count, claim: .tlvLength) }
        #expect(
            taken.result
                == .failure(DecodeError(.truncated, layer: .payload, claim: .tlvLength, offset: 1, needed: count, available: 4)))
        #expect(taken.position == 1)
    }

    @Test func aChildCannotLeaveItsSlice() {
        let outcome = Self.outcome(8) { cursor, span throws(DecodeError) in
            var child = try cursor.child(2, claim: .recordLength)
            let word = try child.bigEndian(span, UInt16.self)
            #expect(child.isAtEnd)
            #expect(throws: DecodeError(.truncated, layer: .payload, offset: 3, needed: 1, available: 0)) {
                try child.take(1)
            }
            return [Int(word), child.position, child.remaining, cursor.position]
        }
        #expect(outcome.result == .success([0x0102, 3, 0, 3]))
    }

    @Test func aChildLongerThanItsParentIsRefusedWithTheClaim() {
        let outcome = Self.outcome(4) { cursor, _ throws(DecodeError) in try cursor.child(5, claim: .recordLength) }
        #expect(
            outcome.result
                == .failure(DecodeError(.truncated, layer: .payload, claim: .recordLength, offset: 1, needed: 5, available: 4)))
    }

    @Test func restIsWhatWasNotRead() {
        let outcome = Self.outcome(4) { cursor, span throws(DecodeError) in
            _ = try cursor.byte(span)
            let rest = cursor.rest
            let taken = cursor.takeRest()
            return [rest, taken, cursor.rest, ByteRange(cursor.remaining, cursor.isAtEnd ? 1 : 0)]
        }
        #expect(outcome.result == .success([ByteRange(2, 3), ByteRange(2, 3), ByteRange(5, 0), ByteRange(0, 1)]))
    }

    @Test func coversAWholeSpan() {
        let cursor = Self.bytes.withRawSpan { ByteCursor(whole: $0, layer: .att) }
        #expect(cursor == ByteCursor(ByteRange(0, 10), layer: .att))
        #expect(cursor.remaining == 10)
    }
}
