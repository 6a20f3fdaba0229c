import Foundation
import Testing

/// `-w`, `-F` and `-b`, from the command line to the file.
@Suite struct RecordingCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func path(_ name: String) -> String { scratch.folder.appendingPathComponent(name).path }

    private func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path(name)))) }

    private func capture(_ name: String) -> String { Repository.root.appendingPathComponent(name).path }

    /// The packets of a capture as NDJSON, without its name.
    private func packets(_ file: String, _ options: String...) throws -> [String] {
        let run = try Program.run(["-q", "--strict", "-T", "ndjson", "-r", file] + options)
        #expect(run.status == 0, "\(file): \(run.errors)")
        return run.lines.map { $0.replacingOccurrences(of: "\"source\":\"\(file)\"", with: "") }
    }

    @Test(arguments: Repository.demoCaptures, ["pcapng", "pcap", "btsnoop"])
    func whatIsWrittenHoldsTheSamePackets(capture name: String, format: String) throws {
        let file = capture(name), copy = path("copy." + format)
        let shown = try packets(file, "-w", copy, "-F", format)
        #expect(shown.count == 119)
        #expect(try packets(copy) == shown)
        #expect(try packets(file) == shown)
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        #expect(try Tshark.fields("frame.time_epoch", "btatt.value", of: copy).count == 356)
        #expect(try Tshark.fields("btatt.value", of: copy) == Tshark.fields("btatt.value", of: file))
    }

    @Test func otherContainersBecomeTheFilesOfThatFormatByteForByte() throws {
        for (source, format, expected) in [
            ("demo.pklg", "btsnoop", "demo.btsnoop"), ("demo.pcap", "btsnoop", "demo.btsnoop"),
            ("demo.monitor.btsnoop", "btsnoop", "demo.monitor.btsnoop"), ("demo.btsnoop", "pcap", "demo.pcap"),
        ] {
            let run = try Program.run("-q", "-r", capture("Captures/" + source), "-w", path("copy"), "-F", format)
            #expect(run.status == 0)
            #expect(try bytes("copy") == Array(Data(contentsOf: URL(fileURLWithPath: capture("Captures/" + expected)))))
        }
    }

    @Test func thePcapngNamesTheProgram() throws {
        _ = try Program.run("-q", "-r", capture("Captures/demo.btsnoop"), "-w", path("copy"))
        #expect(String(decoding: try bytes("copy").prefix(60), as: UTF8.self).contains("bitchat-dissect 0."))
    }

    @Test func severalInputsGoIntoOneFile() throws {
        let one = capture("Captures/demo.btsnoop"), two = capture("Captures/demo.monitor.btsnoop")
        let run = try Program.run("-q", "-r", one, two, "-w", path("both.pcapng"))
        #expect(run.status == 0)
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        #expect(try Tshark.fields("frame.number", of: path("both.pcapng")).count == 712)
    }

    @Test func aCountEndsTheRecordingWithItsPacket() throws {
        let run = try Program.run("-q", "-c", "3", "-T", "ndjson", "-r", capture("Captures/demo.btsnoop"), "-w", path("three"))
        let frames = try run.objects().filter { $0["frame"] != nil }
        #expect(frames.count == 3)
        let copied = try Program.run("-q", "--strict", "-T", "ndjson", "-r", path("three"))
        #expect(try copied.objects().filter { $0["frame"] != nil }.count == 3)
    }

    @Test func toStandardOutputGoesTheCaptureAndNoText() throws {
        let demo = capture("Captures/demo.btsnoop")
        _ = try Program.run("-q", "-r", demo, "-w", path("file"))
        let run = try Repository.shell(".build/release/bitchat-dissect -q -r '\(demo)' -w - > '\(path("out"))'")
        #expect(run == Program.Run(status: 0, output: "", errors: ""))
        #expect(try bytes("out") == bytes("file"))
        let appended = try Repository.shell(".build/release/bitchat-dissect -q -r '\(demo)' -w - >> '\(path("out"))'")
        #expect(appended.status == 0)
        #expect(try bytes("out") == bytes("file") + bytes("file"))
    }

    @Test func aClosedPipeEndsItQuietly() throws {
        let demo = capture("Captures/demo.btsnoop")
        let run = try Repository.shell(
            "cat '\(demo)' | .build/release/bitchat-dissect -q -r - -w - | head -c 8 > /dev/null; echo ${PIPESTATUS[1]}")
        #expect(run == Program.Run(status: 0, output: "0\n", errors: ""))
    }

    /// A limit on the size of files stands for a full disk; both make `write` write less than it was given.
    @Test(arguments: ["pcapng", "pcap", "btsnoop"], ["< '%'", "< <(cat '%')"])
    func aFullDiskLeavesWholeRecordsAndSaysSo(format: String, input: String) throws {
        let demo = capture("Captures/demo.btsnoop")
        let feed = input.replacingOccurrences(of: "%", with: demo)
        let run = try Repository.shell(
            "(ulimit -f 20; exec .build/release/bitchat-dissect -q -T ndjson -r - -w '\(path("full"))' -F \(format) \(feed)) | cat;"
                + " exit ${PIPESTATUS[0]}")
        #expect(run.status == 3)
        #expect(try run.objects().count > 40)
        let size = try bytes("full").count
        #expect(size <= 20 * 1024 && size > 20 * 1024 - 300)
        let there = try Program.run("stats", "--json", "-r", path("full"))
        let records = ((try there.objects().first?["files"] as? [[String: Any]])?.first?["records"] as? Int) ?? -1
        #expect(
            run.errors == "bitchat-dissect: \(path("full")): cannot be written any further: File too large; "
                + "\(records) whole records, \(size) bytes, are in it\n")
        let whole = try packets(path("full"))
        #expect(whole == Array(try packets(demo).prefix(whole.count)))
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        #expect(try Tshark.fields("frame.number", of: path("full")).count == records)
    }

    @Test func aFullDeviceEndsWith3AndShowsWhatWasRead() throws {
        let run = try Program.run("-q", "-r", capture("Captures/demo.btsnoop"), "-w", "/dev/full")
        #expect(run.status == 3)
        #expect(run.lines.count == 119)
        #expect(
            run.errors == "bitchat-dissect: /dev/full: cannot be written any further: No space left on device; "
                + "0 whole records, 0 bytes, are in it\n")
        let standard = try Repository.shell(".build/release/bitchat-dissect -q -r Captures/demo.btsnoop -w - > /dev/full")
        #expect(standard.status == 3)
        #expect(standard.errors.hasPrefix("bitchat-dissect: standard output: cannot be written any further"))
    }

    @Test func aTerminalIsRefusedWithWhatToDo() throws {
        var terminal: Int32 = -1, other: Int32 = -1
        try #require(openpty(&terminal, &other, nil, nil, nil) == 0)
        defer {
            close(terminal)
            close(other)
        }
        let process = try Program.process(["-q", "-r", capture("Captures/demo.btsnoop"), "-w", "-"])
        let errors = Pipe()
        process.standardOutput = FileHandle(fileDescriptor: other)
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(
            String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
                == "bitchat-dissect: -: a terminal shows no capture; name a file with -w FILE, or send -w - into a pipe or a file\n"
        )
    }

    @Test func aFileThatIsReadIsNotWritten() throws {
        let file = scratch.path("in.btsnoop", SampleCapture.btsnoop("kept"))
        try FileManager.default.linkItem(atPath: file, toPath: path("link"))
        let link = path("link")
        for line in ["-r '\(file)' -w '\(link)'", "-r - -w '\(file)' < '\(link)'", "-i - -w '\(file)' < '\(link)'"] {
            let run = try Repository.shell(".build/release/bitchat-dissect " + line)
            #expect(run.status == 2)
            #expect(run.errors.hasSuffix(": is being read; name another file to write to\n"))
            #expect(try bytes("in.btsnoop") == SampleCapture.btsnoop("kept"))
        }
    }

    @Test(arguments: [
        (["-F", "pcap"], "-F says how to write: name the file with -w OUT"),
        (["-b", "filesize:1"], "-b says how to write: name the file with -w OUT"),
        (["-w", "-", "-b", "filesize:1"], "-b begins new files, which -w - cannot: name a file"),
        (["-w", "/dev/null", "-b", "filesize:1"], "-b begins new files, and /dev/null is none: name a file"),
        (["-w", "x", "-b", "files:2"], "-b files:N needs a size or an age: add -b filesize:KB or -b duration:SECONDS"),
        (
            ["-w", "x", "-b", "filesize:0"],
            "-b needs filesize:KB, duration:SECONDS or files:N, each at least 1, not 'filesize:0'"
        ),
        (["-w", "x", "-b", "weight:1"], "-b knows filesize, duration and files, not 'weight'"),
        (["-w", "x", "-b", "filesize:1", "-b", "filesize:2"], "-b filesize is named twice"),
        (["-w", "x", "-b", "files:1", "-b", "duration:1", "-b", "files:1"], "-b files is named twice"),
        (["-w", ""], "-w needs a name"),
        (["-w", "x", "-F", "pklg"], "-F takes pcapng, pcap, btsnoop, not 'pklg'"),
    ])
    func whatCannotBeMeantIsAUsageError(options: [String], message: String) throws {
        let run = try Program.run(["-r", capture("Captures/demo.btsnoop")] + options)
        let errors = "bitchat-dissect: \(message) (bitchat-dissect --help explains)\n"
        #expect(run == Program.Run(status: 2, output: "", errors: errors))
    }

    @Test func rotationMakesWholeFilesThatTogetherHoldEverything() throws {
        let demo = capture("Captures/demo.btsnoop")
        let run = try Program.run("-q", "-r", demo, "-w", path("r.pcapng"), "-b", "filesize:10")
        #expect(run.lines.count == 119)
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
        #expect(
            names == [
                "r_00001_20260810120000.pcapng", "r_00002_20260810120014.pcapng", "r_00003_20260810120026.pcapng",
                "r_00004_20260810120030.pcapng", "r_00005_20260810120035.pcapng",
            ])
        let sizes = try names.map { try bytes($0).count }
        #expect(sizes.dropLast().allSatisfy { 10_000..<10_400 ~= $0 })
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        #expect(try names.map { try Tshark.fields("frame.number", of: path($0)).count }.reduce(0, +) == 356)
    }

    @Test func theNewestFilesOfADurationAreKept() throws {
        let demo = capture("Captures/demo.btsnoop")
        _ = try Program.run(
            "-q", "-r", demo, "-w", path("s.pcap"), "-F", "pcap", "-b", "duration:10", "-b", "files:2")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted() == [
                "s_00003_20260810120021.pcap", "s_00004_20260810120031.pcap",
            ])
    }

    /// A limit on the size of files stands for a full disk.
    @Test func aFullDiskLeavesNoFileWithoutARecord() throws {
        let run = try Repository.shell(
            "(ulimit -f 0; exec .build/release/bitchat-dissect -q -r - -w '\(path("r"))' -b filesize:1"
                + " < <(cat Captures/demo.btsnoop) 2>&1 > /dev/null) | cat; exit ${PIPESTATUS[0]}")
        let name = path("r_00001_20260810120000")
        #expect(run.status == 3)
        #expect(
            run.output == "bitchat-dissect: \(name): cannot be written any further: File too large; "
                + "it held no record and is removed\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [])
    }

    @Test(arguments: ["nonexist", "README.md", "Captures"]) func whatIsNoCaptureEmptiesNoRecording(input: String) throws {
        let kept = scratch.path("kept", [1, 2, 3])
        for options in [["-w", kept], ["-w", path("new")]] {
            #expect(try Program.run(["-q", "-r", capture(input)] + options).status == 3)
        }
        #expect(try bytes("kept") == [1, 2, 3])
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["kept"])
        let empty = scratch.path("empty", SampleCapture.header)
        let run = try Program.run("-q", "-r", capture(input), empty, "-w", kept, "-F", "btsnoop")
        #expect(run.status == 3)
        #expect(try bytes("kept") == SampleCapture.header)
    }

    @Test func aFileThatIsAwaitedIsNotMade() throws {
        let run = try Program.run("--follow", path("new"), "-w", path("new"))
        #expect(
            run
                == Program.Run(
                    status: 2, output: "",
                    errors: "bitchat-dissect: \(path("new")): is being read; name another file to write to\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [])
    }

    @Test func oneFileIsWrittenByOneRun() throws {
        let input = Pipe()
        let first = try RunningProgram("-i", "-", "-w", path("one"), input: input)
        input.fileHandleForWriting.write(Data(SampleCapture.btsnoop("kept")))
        try first.until("the first packet is shown") { !$0.lines.isEmpty }
        let before = try bytes("one")
        let second = try Program.run("-q", "-r", capture("Captures/demo.btsnoop"), "-w", path("one"))
        #expect(
            second
                == Program.Run(
                    status: 2, output: "",
                    errors: "bitchat-dissect: \(path("one")): is being written by another program; name another file\n"))
        #expect(try bytes("one") == before)
        try input.fileHandleForWriting.close()
        #expect(try first.finish().status == 0)
        #expect(try packets(path("one")).count == 1)
    }

    @Test(arguments: [["-r", "Captures/demo.btsnoop"], ["-i", "-"]])
    func aFIFOThatNobodyReadsIsNamedAndCtrlCEndsTheWaitWell(input: [String]) throws {
        let pipe = path("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        let source = input[1] == "-" ? "-" : capture(input[1])
        let program = try RunningProgram(input[0], source, "-w", pipe, input: Pipe())
        let note = "bitchat-dissect: nobody reads \(pipe) yet: waiting for a reader"
        try program.until("the wait is told") { $0.errorLines == [note] }
        program.interrupt()
        let run = try program.finish()
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errorLines.first == note)
        #expect(!run.errors.contains("Interrupted"))
    }

    @Test func aFIFOThatIsReadAfterAWhileGetsEverything() throws {
        let pipe = path("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        let program = try RunningProgram("-r", capture("Captures/demo.btsnoop"), "-w", pipe, "-F", "btsnoop")
        try program.until("the wait is told") { !$0.errors.isEmpty }
        let copy = try Repository.shell("cmp '\(pipe)' Captures/demo.btsnoop")
        #expect(copy == Program.Run(status: 0, output: "", errors: ""))
        #expect(try program.finish().lines.count == 119)
    }

    @Test func notesSayWhatIsLeftOut() throws {
        let file = scratch.path("mixed", SampleCapture.ethernet)
        let refused = try Program.run("-r", file, "-w", path("none"))
        #expect(refused.status == 3)
        let pklg: [UInt8] = [0, 0, 0, 10, 0, 0, 0, 1, 0, 0, 0, 0, 0xFC, 65]
        let notes = scratch.path("notes.pklg", pklg + pklg)
        let run = try Program.run("-r", notes, "-w", path("kept"))
        #expect(run.errorLines.contains("bitchat-dissect: -w: 2 left out: notes of the logger, which are no packets"))
    }

    /// A pipe with `O_DIRECT` keeps the borders of writes: a read gives what one write wrote (pipe(2)).
    @Test func eachRecordLeavesInOneWriteWithItsInterfaceBeforeIt() throws {
        let script = """
            import os, subprocess, sys
            reading, writing = os.pipe2(os.O_DIRECT)
            process = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=writing)
            os.close(writing)
            process.stdin.write(open("Captures/demo.btsnoop", "rb").read())
            process.stdin.close()
            while piece := os.read(reading, 1 << 20):
                blocks, place = [], 0
                while place < len(piece):
                    blocks.append(piece[place])
                    place += int.from_bytes(piece[place + 4 : place + 8], "little")
                print(*blocks, place == len(piece))
            sys.exit(process.wait())
            """
        let file = scratch.path("pieces.py", Array(script.utf8))
        let run = try Repository.shell("python3 '\(file)' .build/release/bitchat-dissect -q -r - -w -")
        #expect(run.status == 0)
        #expect(run.lines == ["10 True", "1 6 True"] + [String](repeating: "6 True", count: 355))
    }

    @Test func killedWhileItWritesItLeavesWhatItPrinted() throws {
        let run = try Repository.shell("scripts/kill-while-writing .build/release/bitchat-dissect 6")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.lines.last?.hasPrefix("6 rounds, 0 failed, ") == true, "\(run.output)")
    }

    @Test(arguments: ["exit 1", #"exec "${0%/*}/tool" "${@:1:3}" "${@:8}""#])
    func aRoundFailsWhereTheProgramEndsByItselfOrDoesNotRecord(body: String) throws {
        let built = try #require(try Program.process([]).executableURL?.path)
        try FileManager.default.createSymbolicLink(atPath: path("tool"), withDestinationPath: built)
        let faulty = scratch.path("faulty", Array("#!/bin/bash\n\(body)\n".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: faulty)
        let run = try Repository.shell("scripts/kill-while-writing '\(faulty)' 3 1")
        #expect(run.status == 1)
        #expect(run.lines.last?.hasPrefix("3 rounds, 0 failed, ") == false, "\(run.output)\(run.errors)")
        #expect(run.lines.last?.hasSuffix(", 0 packets recorded") == true)
    }
}
