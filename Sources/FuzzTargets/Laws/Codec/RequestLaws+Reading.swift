import BitchatPayload
import WireFormat

extension RequestLaws {
    /// Holds the iOS reading against the plain one.
    static func holdDecode(
        _ answer: Result<RequestReading, DecodeError>, _ bytes: RawSpan, _ report: inout FuzzReport
    ) {
        let simple = SimpleRequest(bytes.array, mostP: 32)
        guard case .success(let reading) = answer else {
            return report.require(simple == nil, decode, "refused, but \(String(describing: simple)) stands there")
        }
        guard let simple else { return report.violated(decode, "taken, but to be refused: \(reading)") }
        let isSame =
            reading.p == simple.p && UInt64(reading.m) == simple.m && reading.filter == simple.filter
            && reading.types.map(UInt64.init) == simple.types && reading.since == simple.since && reading.text == simple.text
            && reading.ignoresText == simple.ignoresText && UInt64(reading.wanted) == simple.types ?? 3
        report.require(isSame, decode, "expected \(simple), found \(reading)")
        holdGrammar(reading, simple, &report)
        report.require(
            reading.encoded == simple.written, roundTrip,
            "expected \(FrameLaws.hex(simple.written)), found \(FrameLaws.hex(reading.encoded))")
    }

    private static func holdGrammar(_ reading: RequestReading, _ simple: SimpleRequest, _ report: inout FuzzReport) {
        let ids = simple.text.map(SimpleRequest.ids) ?? []
        let expected = ids.isEmpty ? nil : ids
        let found = reading.ids?.map(\.bytes)
        report.require(found == expected, grammar, "expected \(String(describing: expected)), found \(String(describing: found))")
    }

    /// Holds the Android reading against the plain one.
    static func holdAndroid(
        _ answer: Result<RequestReading, DecodeError>, _ bytes: RawSpan, _ report: inout FuzzReport
    ) {
        let simple = SimpleRequest(bytes.array, mostP: 255)
        guard case .success(let reading) = answer else {
            return report.require(simple == nil, android, "refused, but \(String(describing: simple)) stands there")
        }
        let isSame = reading.p == simple?.p && UInt64(reading.m) == simple?.m && reading.filter == simple?.filter
        report.require(isSame, android, "expected \(String(describing: simple)), found \(reading)")
    }

    /// Holds the caps of docs/protocol.md 7 on what was taken.
    static func holdCaps(_ reading: RequestReading, _ report: inout FuzzReport) {
        report.require(1...32 ~= reading.p, caps, "P is \(reading.p)")
        report.require(reading.m >= 1, caps, "M is 0")
        report.require(reading.filter.count <= 1024, caps, "\(reading.filter.count) bytes of filter")
        report.require(reading.text?.count ?? 0 <= 1024, caps, "\(reading.text?.count ?? 0) bytes of IDs")
        report.require(reading.ids?.count ?? 0 <= 60, caps, "\(reading.ids?.count ?? 0) IDs")
    }

    /// Holds that a request reads as if each field 6 over the cap had not been there.
    static func holdLongText(
        _ answer: Result<RequestReading, DecodeError>, _ bytes: RawSpan, _ steps: RequestSyncSubject, _ report: inout FuzzReport
    ) {
        guard let list = SimpleTLV(bytes.array, wide: true) else { return }
        let kept = list.fields.filter { $0.type != 6 || $0.value.count <= 1024 }
        guard kept.count < list.fields.count else { return }
        let without = SimpleTLV.written(kept.map { ($0.type, $0.value) }, wide: true)
        let other = without.withRawSpan { span in try? steps.read(span) }
        var (one, two) = ((try? answer.get()), other)
        one?.ignoresText = true
        two?.ignoresText = true
        report.require(one == two, longText, "expected \(String(describing: two)), found \(String(describing: one))")
    }

    /// Holds what is written of IDs: the first 60 whole ones, at most 1,019 bytes, read back the same.
    static func holdWrittenIDs(_ ids: [FragmentID], _ steps: RequestSyncSubject, _ report: inout FuzzReport) {
        let text = steps.writeIDs(ids)
        let whole = ids.filter { $0.count == 8 }.prefix(60).map(\.bytes)
        report.require(text.count <= 1019, writtenIDs, "\(text.count) bytes written for \(ids.count) IDs")
        let expected = whole.map { Hexadecimal.encode($0) }.joined(separator: ",")
        report.require(
            text == Array(expected.utf8), writtenIDs, "expected \(expected), found \(String(decoding: text, as: UTF8.self))")
    }
}
