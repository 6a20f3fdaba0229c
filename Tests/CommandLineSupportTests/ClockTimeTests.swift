import CommandLineSupport
import Testing

@Suite struct ClockTimeTests {
    @Test(arguments: [
        ("0", 0), ("1760000000000", 1_760_000_000_000), ("-5", -5), ("9223372036854775807", Int64.max),
    ])
    func readsMilliseconds(text: String, expected: Int64) {
        #expect(ClockTime.milliseconds(text) == expected)
    }

    /// Figures from `date -u -d TEXT +%s`.
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2025-10-09T08:53:20Z", 1_760_000_000_000), ("2026-08-10T12:00:00.123Z", 1_786_363_200_123),
        ("2026-08-10T12:00:00.1Z", 1_786_363_200_100), ("2026-08-10T12:00:00.1239Z", 1_786_363_200_123),
        ("2000-02-29T23:59:59Z", 951_868_799_000), ("2100-03-01T00:00:00Z", 4_107_542_400_000),
        ("1969-12-31T23:59:59Z", -1000), ("0000-01-01T00:00:00Z", -62_167_219_200_000),
        ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ])
    func readsISO8601InUTC(text: String, expected: Int64) {
        #expect(ClockTime.milliseconds(text) == expected)
    }

    @Test func secondSixtyIsTheNextMinute() {
        #expect(ClockTime.milliseconds("2016-12-31T23:59:60Z") == ClockTime.milliseconds("2017-01-01T00:00:00Z"))
    }

    @Test(arguments: [
        "2025-04-30T00:00:00Z", "2024-02-29T00:00:00Z", "2025-12-31T00:00:00Z", "2025-01-01T23:59:59Z",
    ])
    func takesTheLastOfEachField(text: String) {
        #expect(ClockTime.milliseconds(text) != nil)
    }

    @Test(arguments: [
        "", "now", "9223372036854775808", "12.5", "2025-10-09", "2025-10-09T08:53:20", "2025-10-09T08:53Z",
        "2025-10-09 08:53:20Z",
        "2025-00-09T08:53:20Z", "2025-13-09T08:53:20Z", "2025-10-00T08:53:20Z", "2025-10-32T08:53:20Z", "2025-04-31T00:00:00Z",
        "2025-02-29T00:00:00Z", "2100-02-29T00:00:00Z", "10000-01-01T00:00:00Z", "2025-10-09T24:00:00Z", "2025-10-09T08:60:00Z",
        "2025-10-09T08:53:61Z", "2025-10-09T08:53:20.Z", "2025-10-09T08:53:20.1xZ", "2025-10-09T08:53:20.12345xZ",
        "2025-10-09T+8:53:20Z", "2025-+1-09T08:53:20Z", "2025-10-09T08:53:20ZT", "2025-10-09T08:53:20+02:00",
        "٢025-10-09T08:53:20Z",
    ])
    func refusesWhatIsNoTime(text: String) {
        #expect(ClockTime.milliseconds(text) == nil)
    }
}
