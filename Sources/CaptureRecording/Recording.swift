import Capture
import WireFormat

/// A capture being written while it is read (`-w`): whole at every moment.
package final class Recording {
    /// What can be written.
    package enum Format: String, Sendable, CaseIterable {
        case pcapng, pcap, btsnoop
    }

    /// Where a recording goes, and how.
    package struct Settings: Sendable {
        /// The file to write (`-`: standard output); with rotation, what the files' names are made of.
        package var path: String
        /// What is written.
        package var format: Format
        /// When a new file begins.
        package var rotation = Rotation()
        /// The files that are being read, `-` being standard input: none of them is written to.
        package var inputs: [String] = []
        /// Whether records are gathered before they are written; false for what comes in live.
        package var gathers = false
        /// The link type of every record, where that is known before the first: the file's header is then written at once.
        package var linkType: LinkType?
        /// Asked each time the reader of a pipe has taken nothing for a second: whether it is waited for any longer.
        package var mayWait: @Sendable () -> Bool = { true }
        /// The program that pcapng names as its writer.
        package var application = "bitchat-dissect"

        /// Makes settings; see the properties.
        package init(path: String, format: Format = .pcapng) {
            self.path = path
            self.format = format
        }
    }

    /// Whether the reader of the pipe that is written to has gone; nothing more is written.
    package private(set) var isClosed = false
    /// How many records were written, in all files.
    package private(set) var records = 0
    /// How many records were left out, by reason.
    package private(set) var refusals: [RecordRefusal: Int] = [:]
    /// How many records are written with the time 1970-01-01 in place of one that the format cannot hold.
    package private(set) var timeless = 0

    private let settings: Settings
    private var writer: any RecordWriter
    private var file: RecordFile?
    private var age = FileAge()
    private var ring: FileRing?

    /// Begins a recording; with rotation the first file is opened when its first record, which names it, is there.
    ///
    /// Throws when the file cannot be written, is a terminal or is being read.
    package init(_ settings: Settings) throws(CaptureError) {
        self.settings = settings
        writer =
            switch settings.format {
            case .pcapng: PcapngRecordWriter(application: settings.application)
            case .pcap: PcapRecordWriter()
            case .btsnoop: BtsnoopRecordWriter()
            }
        if settings.rotation.isOn {
            ring = try FileRing(settings)
        } else {
            file = try open(settings.path)
        }
    }

    /// Begins a recording at `path` of what comes in live.
    package convenience init(path: String, format: Format, rotation: Rotation = Rotation()) throws(CaptureError) {
        var settings = Settings(path: path, format: format)
        settings.rotation = rotation
        try self.init(settings)
    }

    /// Writes one record, in one piece.
    ///
    /// Throws when the disk is full or the format holds no such records at all; everything before it is then whole in the
    /// file. Single records that the format cannot hold are left out and counted.
    package func append(_ record: CaptureRecord, _ bytes: RawSpan) throws(CaptureError) {
        guard !isClosed else { return }
        let file = try file(for: record)
        switch writer.append(record, bytes, to: &file.output) {
        case .whole: break
        case .withoutTime: timeless += 1
        case .refused(let reason): return try refuse(reason)
        }
        records += 1
        try file.commit()
        isClosed = file.isReaderGone
    }

    /// Tells the time where records alone do not: a file that is old enough is ended though nothing comes in, and a reader
    /// that has gone is missed.
    package func tick(_ now: CaptureTime) throws(CaptureError) {
        isClosed = isClosed || file?.hasLostReader ?? false
        guard let seconds = settings.rotation.seconds, file != nil, age.isOver(seconds, now: now) else { return }
        try close()
    }

    /// Ends the last file.
    package func finish() throws(CaptureError) { try close() }

    /// What was not kept as it was, one sentence each.
    package var notes: [String] {
        var notes = RecordRefusal.allCases.compactMap { reason in
            refusals[reason].map { "\($0) left out: \(reason.message)" }
        }
        if timeless > 0 { notes.append("\(timeless) written with the time 1970-01-01: theirs is unknown or beyond the format") }
        return notes + (ring?.notes ?? [])
    }
}

extension Recording {
    /// The file that `record` belongs into, a new one where the last is large or old enough.
    private func file(for record: CaptureRecord) throws(CaptureError) -> RecordFile {
        if let file {
            let isLarge = settings.rotation.bytes.map { file.size >= $0 } ?? false
            let isOld = settings.rotation.seconds.map { age.isOver($0, at: record.time) } ?? false
            if ring == nil || !isLarge && !isOld { return file }
            try close()
        }
        let next = try open(ring?.next(record.time) ?? settings.path)
        ring?.keep(next.path)
        if let seconds = settings.rotation.seconds { _ = age.isOver(seconds, at: record.time) }
        file = next
        return next
    }

    /// Opens a file and begins it; what is written live begins on the disk too.
    private func open(_ path: String) throws(CaptureError) -> RecordFile {
        let file = try RecordFile.open(path, settings)
        age = FileAge()
        writer.begin(settings.linkType, &file.output)
        if !settings.gathers { try file.flush() }
        isClosed = file.isReaderGone
        return file
    }

    private func close() throws(CaptureError) {
        guard let ended = file else { return }
        file = nil
        writer.end(&ended.output)
        try ended.close()
    }

    private func refuse(_ reason: RecordRefusal) throws(CaptureError) {
        let isHopeless = reason.isForTheWholeKind || reason == .otherLinkType && settings.linkType != nil
        guard isHopeless, records == 0 else {
            refusals[reason, default: 0] += 1
            return
        }
        throw CaptureError(
            .unsupported, source: settings.path,
            message: "\(settings.format.rawValue) cannot hold this capture: \(reason.message)")
    }
}
