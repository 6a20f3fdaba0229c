import Capture
import WireFormat

extension Plants {
    /// Faults in reading captures.
    static let capture = [
        Plant(
            "record-length-off-by-one", "capture", .law, "included bytes of a record -> one fewer",
            source: "docs/capture-formats.md 1.1"
        ) { records(&$0) { $0.bytes = Array($0.bytes.dropLast()) } },
        Plant(
            "original-length-as-captured", "capture", .law, "included length -> original length",
            source: "docs/capture-formats.md 1.1"
        ) {
            records(&$0) { record in
                let missing = record.header.originalLength - record.bytes.count
                if missing > 0 { record.bytes += [UInt8](repeating: 0, count: missing) }
            }
        },
        Plant(
            "captured-length-as-original", "capture", .law, "original length -> included length",
            source: "docs/capture-formats.md 1.1"
        ) {
            records(&$0) { $0.header.originalLength = $0.bytes.count }
        },
        Plant("direction-inverted", "capture", .law, "flag 1 received -> sent", source: "docs/capture-formats.md 1.1") {
            records(&$0) { $0.header.direction = $0.header.direction == .sent ? .received : .sent }
        },
        Plant(
            "epoch-a-day-off", "capture", .law, "btsnoop times since 0 AD -> since a day later",
            source: "docs/capture-formats.md 1.1"
        ) {
            records(&$0) { $0.header.time.microseconds &-= 86_400_000_000 }
        },
        Plant(
            "last-record-lost", "capture", .law, "a record that ends with the file: read -> taken for cut",
            source: "docs/capture-formats.md 1.1"
        ) {
            let shipped = $0.capture.read
            $0.capture.read = { file, chunk in
                var content = shipped(file, chunk)
                if let last = content.records.last, content.error == nil, content.format == "btsnoop",
                    last.header.fileOffset + 24 + last.bytes.count == file.count
                {
                    content.records.removeLast()
                }
                return content
            }
        },
        Plant(
            "head-across-pieces", "capture", .law, "a record's head over two pieces: joined -> passed over",
            source: "docs/architecture.md"
        ) {
            let shipped = $0.capture.read
            $0.capture.read = { file, chunk in
                var content = shipped(file, chunk)
                if chunk < 24 { content.records.removeAll { $0.header.fileOffset % chunk > chunk / 2 } }
                return content
            }
        },
        Plant(
            "pcapng-times-in-milliseconds", "capture", .law, "pcapng resolution of the interface -> milliseconds",
            source: "docs/capture-formats.md 1.3"
        ) {
            records(&$0, of: "pcapng") { $0.header.time.microseconds &*= 1000 }
        },
        Plant("monitor-event-sent", "capture", .law, "monitor opcode 3 received -> sent", source: "docs/capture-formats.md 1.1") {
            records(&$0, of: "pcap") { record in
                if record.bytes.count > 3, record.bytes[3] == 5 { record.bytes[3] = 4 }
            }
        },
        Plant(
            "file-offset-relative", "capture", .law, "a record's offset in the file -> in what is buffered",
            source: "docs/architecture.md"
        ) { records(&$0) { $0.header.fileOffset %= 1024 } },
        Plant(
            "opcode-by-table", "capture", .trap, "a monitor opcode looked up with a check -> as an index",
            source: "docs/capture-formats.md 1.1"
        ) {
            records(&$0) { record in
                guard record.header.linkType == .monitorRecord else { return }
                record.header.tag = Array(0...UInt16(19))[Int(record.header.tag)]
            }
        },
        Plant(
            "resync-stands-still", "capture", .hang, "after a damaged record: on by a byte -> by its length",
            source: "docs/capture-formats.md 1.1"
        ) {
            let shipped = $0.capture.read
            $0.capture.read = { file, chunk in
                guard let simple = SimpleBtsnoop(file), !simple.isWhole else { return shipped(file, chunk) }
                var place = simple.records.last.map { $0.offset + 24 + $0.bytes.count } ?? 16
                while place + 8 <= file.count, Naive.number(file[place..<place + 4]) > 65_540 {
                    place += Int(Naive.number(file[place + 4..<place + 8])) & 0xFF
                }
                return shipped(file, chunk)
            }
        },
        Plant(
            "reserves-declared-length", "capture", .memory, "a record's length compared with what is there -> reserved first",
            source: "docs/capture-formats.md 1.1"
        ) {
            let shipped = $0.capture.read
            $0.capture.read = { file, chunk in
                guard SimpleBtsnoop(file) != nil, file.count >= 24, Naive.number(file[16..<18]) > 0xBFFF else {
                    return shipped(file, chunk)
                }
                let reserved = [UInt8](repeating: file[0], count: Int(Naive.number(file[16..<20])))
                return reserved.last == file[0] ? shipped(file, chunk) : shipped([], chunk)
            }
        },
    ]

    private static func records(
        _ subject: inout Subject, of format: String? = nil, _ change: @escaping @Sendable (inout CaptureContent.Record) -> Void
    ) {
        let shipped = subject.capture.read
        subject.capture.read = { file, chunk in
            var content = shipped(file, chunk)
            guard format == nil || format == content.format else { return content }
            for index in content.records.indices { change(&content.records[index]) }
            return content
        }
    }
}
