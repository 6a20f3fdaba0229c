import Testing

/// `bitchat-dissect -D` on any machine, with Bluetooth or without.
@Suite struct InterfacesCommandTests {
    @Test func listsWhatCanBeWatchedAndEndsWell() throws {
        let run = try Program.run("-D")
        #expect(run.status == 0)
        #expect(run.lines.contains { $0.hasPrefix("tcp:HOST:PORT  ") })
        #expect(run.lines.suffix(1).allSatisfy { $0.hasPrefix("FILE or -  ") })
        #expect(run.lines.last?.contains("  a FIFO, a file (read on as it grows) or standard input") == true)
        #expect(run.errorLines.allSatisfy { $0.hasPrefix("bitchat-dissect: ") })
        #expect(!run.output.contains("this kernel has no Bluetooth"))
    }

    @Test func linesItsColumnsUp() throws {
        let lines = try Program.run("-D").lines.split(separator: "").last ?? []
        let column = lines.last?.range(of: "a FIFO")?.lowerBound.utf16Offset(in: lines.last ?? "")
        #expect(column != nil)
        for line in lines { #expect(line.utf16.prefix(column ?? 0).suffix(2).elementsEqual("  ".utf16)) }
    }

    @Test func quietLeavesTheRemarksOut() throws {
        let run = try Program.run("-D", "-q")
        #expect(run.status == 0)
        #expect(run.errors == "")
    }
}
