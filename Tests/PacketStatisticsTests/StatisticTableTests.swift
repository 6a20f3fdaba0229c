import Output
import PacketStatistics
import Testing

@Suite struct StatisticTableTests {
    private func printed(_ table: StatisticTable) -> String {
        let out = OutputBuffer(.memory)
        table.write(to: out)
        return String(decoding: out.take(), as: UTF8.self)
    }

    @Test func numbersStandAtTheRightAndNothingFollowsTheLastCell() {
        let table = StatisticTable("Title", ["name", "count", "note"], [["a", "10", ""], ["longer", "9", "x"]])
        #expect(printed(table) == "\nTitle\n  name    count  note\n  a          10\n  longer      9  x\n")
    }

    @Test func aTableWithoutRowsSaysNone() { #expect(printed(StatisticTable("Title", ["a"], [])) == "\nTitle\n  none\n") }

    @Test func controlCharactersDoNotReachATerminal() {
        #expect(printed(StatisticTable("T", ["a"], [["\u{1B}[2J"]])) == "\nT\n  a\n  \\u001b[2J\n")
    }
}
