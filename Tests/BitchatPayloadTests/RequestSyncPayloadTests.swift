import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

/// Sync requests, docs/protocol.md 4.1.
struct RequestSyncPayloadTests {
    private let p = long(1, [7])
    private let m = long(2, hex("00000100"))
    private let filter = long(3, [])
    private func request(_ more: [UInt8]) -> [UInt8] { p + m + filter + more }
    private func decoded(_ bytes: [UInt8]) -> RequestSyncPayload? { try? decode(RequestSyncPayload.self, bytes).get() }

    @Test func showsEveryFieldOfTheWorkedExample() {
        #expect(
            shown(RequestSyncPayload.self, Samples.requestSync) == [
                "p 3+1: 7", "m 7+4: 256", "filter 14+2: <0a1b>",
                "values 14+2: [", "  values 14+2: '11'", "  values 14+2: '39'", "]",
                "types 19+1: [", "  types 19+1: fragment", "]", "rawTypes 19+1: '32'",
                "sinceTimestamp 23+8: '1759999400000'",
                "fragmentIDFilter 34+33: {",
                "  ids 34+33: [", "    ids 34+33: 45a43038a50aa502", "    ids 34+33: 08cd9b1e6948a499", "  ]",
                "  tokens 34+33: 2", "  ignored 34+33: false", "}",
            ])
    }

    @Test func leavesOutWhatIsAbsent() {
        #expect(
            shown(RequestSyncPayload.self, request([])) == [
                "p 3+1: 7", "m 7+4: 256", "filter 14+0: <>", "values 14+0: [", "]",
            ])
        #expect(decoded(request([]))?.wantedTypes == .publicDefault)
    }

    @Test func requiresPMAndFilter() {
        #expect(refusal(RequestSyncPayload.self, m + filter) == payloadError(.missingField, at: 10, needed: 1))
        #expect(refusal(RequestSyncPayload.self, p + filter) == payloadError(.missingField, at: 7, needed: 2))
        #expect(refusal(RequestSyncPayload.self, p + m) == payloadError(.missingField, at: 11, needed: 3))
        #expect(reason(RequestSyncPayload.self, filter + m + p) == nil)
    }

    @Test(arguments: [(0, 1), (1, nil), (32, nil), (33, 32), (255, 32)] as [(UInt8, Int?)])
    func boundsP(value: UInt8, needed: Int?) {
        let error = needed.map { payloadError(.fieldValue, at: 3, needed: $0, available: Int(value)) }
        #expect(refusal(RequestSyncPayload.self, long(1, [value]) + m + filter) == error)
    }

    @Test func refusesMOfZeroOnly() {
        #expect(
            refusal(RequestSyncPayload.self, p + long(2, run(0, 4)) + filter)
                == payloadError(.fieldValue, at: 7, needed: 1, available: 0))
        #expect(decoded(p + long(2, hex("00000001")) + filter)?.m == 1)
        #expect(decoded(p + long(2, run(0xFF, 4)) + filter)?.m == .max)
    }

    @Test(arguments: [(1, 0), (1, 2), (2, 3), (2, 5)] as [(UInt8, Int)])
    func ignoresPAndMOf(type: UInt8, length: Int) {
        let bad = long(type, run(9, length))
        #expect(decoded(request(bad))?.remarks == [.repeated, .ignored])
        #expect(reason(RequestSyncPayload.self, bad + (type == 1 ? m : p) + filter) == .missingField)
    }

    @Test(arguments: [(1023, true), (1024, true), (1025, false)])
    func takesFilterOf(length: Int, isTaken: Bool) {
        let bytes = p + m + long(3, run(0, length))
        let error = payloadError(.lengthLimit, claim: .tlvLength, at: 14, needed: 1024, available: length)
        #expect(refusal(RequestSyncPayload.self, bytes) == (isTaken ? nil : error))
        #expect(refusal(RequestSyncPayload.self, bytes + filter) == (isTaken ? nil : error))
    }

    @Test(arguments: [(0, nil), (1, 0x20), (2, 0x20), (8, 0x20), (9, nil)] as [(Int, UInt16?)])
    func readsTypesOf(length: Int, mask: UInt16?) {
        let field = Array(([0x20] + run(0, 8)).prefix(length))
        #expect(decoded(request(long(4, field)))?.types?.mask == mask)
    }

    @Test func unknownTypesAreAnEmptySetNotTheDefault() {
        let bytes = request(long(4, hex("00f8")))
        #expect(decoded(bytes)?.wantedTypes.isEmpty == true)
        let lines = shown(RequestSyncPayload.self, bytes)
        #expect(lines.suffix(3) == ["types 17+2: [", "]", "rawTypes 17+2: '0'"])
        #expect(decoded(bytes)?.reencoded(bytes.span.bytes) == request([]))
    }

    @Test(arguments: [7, 8, 9])
    func readsSinceOf(length: Int) {
        #expect(decoded(request(long(5, run(0xFF, length))))?.since == (length == 8 ? UInt64.max : nil))
    }

    @Test(arguments: [(1023, true), (1024, true), (1025, false)])
    func readsFragmentIDsOf(length: Int, isRead: Bool) {
        let found = decoded(request(long(6, run(0x2C, length))))
        #expect(found?.fragmentIDs?.count == (isRead ? length : nil))
        #expect(found?.ignoresFragmentIDs == !isRead)
    }

    @Test func lastWellFormedOfRepeatedFieldsWins() {
        let id = utf8("6086fb9a9ff679da")
        let bytes =
            request(long(4, [2]) + long(5, big(9)) + long(6, id)) + long(1, [8]) + long(2, hex("00000007")) + long(3, [5])
            + long(4, [1]) + long(4, []) + long(5, big(8)) + long(5, [1]) + long(6, [0xFF]) + long(6, run(0x2C, 1025))
        let found = decoded(bytes)
        #expect(found?.p == 8 && found?.m == 7 && found?.filter.count == 1)
        #expect(found?.types?.mask == 1 && found?.since == 8)
        #expect(found?.fragmentFilter(bytes.span.bytes)?.ids == [FragmentID(value: 0x6086_FB9A_9FF6_79DA)])
        #expect(found?.remarks == [.repeated, .ignored, .badText])
        #expect(found?.ignoresFragmentIDs == true)
    }

    @Test func anEmptyFragmentIDFieldReplacesTheEarlierOne() {
        let bytes = request(long(6, utf8("6086fb9a9ff679da")) + long(6, []))
        #expect(decoded(bytes)?.fragmentFilter(bytes.span.bytes) == nil)
        #expect(shown(RequestSyncPayload.self, bytes).suffix(6).dropLast().last == "}")
    }

    @Test func showsAFilterThatWasIgnoredAsAWhole() {
        let lines = shown(RequestSyncPayload.self, request(long(6, [0xFF])))
        #expect(lines.suffix(6) == ["fragmentIDFilter: {", "  ids: [", "  ]", "  tokens: 0", "  ignored: true", "}"])
    }

    @Test func showsIDsOfFewerBytesAsHex() {
        let lines = shown(RequestSyncPayload.self, request(long(6, utf8("0x6086fb9a9ff679"))))
        #expect(lines.contains("    ids 0+7: <6086fb9a9ff679>"))
    }

    @Test(arguments: [0, 1, 2])
    func ignoresLeftover(count: Int) {
        let found = decoded(request(run(4, count)))
        #expect(found != nil && found?.remarks == (count == 0 ? [] : [.leftover]))
    }

    @Test func refusesALengthThatOverruns() {
        let error = payloadError(.truncated, claim: .tlvLength, at: 17, needed: 1, available: 0)
        #expect(refusal(RequestSyncPayload.self, request([4, 0, 1])) == error)
    }

    @Test func writesARequestFromValues() {
        let bytes = RequestSyncPayload.encode(
            p: 7, m: 256, filter: hex("0a1b"), types: SyncTypes([.fragment]), since: Samples.time - 600_000,
            fragmentIDs: FragmentIDFilter.encode([
                FragmentID(value: 0x45A4_3038_A50A_A502), FragmentID(value: 0x08CD_9B1E_6948_A499),
            ]))
        #expect(bytes == Samples.requestSync)
    }
}
