import Capture
import Glibc
import WireFormat

/// A capture being written while it is read (`-w`): whole at every moment.
package final class Recording {
    /// What can be written.
    package enum Format: String, Sendable, CaseIterable {
        case pcapng, pcap, btsnoop
    }

    /// Whether the reader of the pipe that is written to has gone, or none came; nothing more is written.
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
    /// A file that was there, opened and not begun.
    private var reserved: RecordFile?
    private var hasBegun = false
    private var age = FileAge()
    private var ring: FileRing?

    /// Begins a recording; with rotation the first file is opened when its first record, which names it, is there.
    ///
    /// Throws when the file cannot be written, is a terminal, is being read, or is being written by another recording.
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
            try checkPlace()
            try settings.beginsLater ? reserve() : begin()
        }
    }

    /// Begins a recording at `path` of what comes in live.
    package convenience init(path: String, format: Format, rotation: Rotation = Rotation()) throws(CaptureError) {
        var settings = Settings(path: path, format: format)
        settings.rotation = rotation
        try self.init(settings)
    }

    /// Begins the file though no record has come; with rotation only records begin files.
    package func begin() throws(CaptureError) {
        guard ring == nil, !hasBegun, !isClosed else { return }
        file = try opened()
    }

    /// Writes one record, in one piece, with comments on it where the format has a place for them (pcapng).
    ///
    /// Throws when the disk is full or the format holds no such records at all; everything before it is then whole in the
    /// file. Single records that the format cannot hold are left out and counted.
    package func append(
        _ record: CaptureRecord, _ bytes: RawSpan, _ comments: [RecordComment] = []
    ) throws(CaptureError) {
        guard !isClosed, let file = try file(for: record) else { return }
        switch writer.append(record, bytes, comments, to: &file.output) {
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
    /// Throws when the file that is to be made is one that is waited for, to be read.
    private func checkPlace() throws(CaptureError) {
        guard settings.path != "-", FileIdentity(path: settings.path) == nil, let place = FilePlace(settings.path),
            settings.inputs.contains(where: { $0 != "-" && FilePlace($0) == place })
        else { return }
        throw CaptureError(read: settings.path)
    }

    /// Opens the file if it is there, and finds out whether it could be made if not; it is changed in no way.
    private func reserve() throws(CaptureError) {
        do throws(CaptureError) {
            reserved = try RecordFile.open(settings.path, .existing, settings)
            isClosed = reserved == nil
        } catch {
            guard error.kind == .system(ENOENT) else { throw error }
            try FilePlace.checkFolder(of: settings.path)
        }
    }

    /// The file that `record` belongs into, a new one where the last is large or old enough; nil when nobody reads it.
    private func file(for record: CaptureRecord) throws(CaptureError) -> RecordFile? {
        if let file {
            let isLarge = settings.rotation.bytes.map { file.size >= $0 } ?? false
            let isOld = settings.rotation.seconds.map { age.isOver($0, at: record.time) } ?? false
            if ring == nil || !isLarge && !isOld { return file }
            try close()
        }
        file = try opened(record.time)
        if let seconds = settings.rotation.seconds { _ = age.isOver(seconds, at: record.time) }
        return file
    }

    /// Opens a file and begins it; what is written live begins on the disk too.
    private func opened(_ time: CaptureTime = .unknown) throws(CaptureError) -> RecordFile? {
        hasBegun = true
        let next = try ring == nil ? single() : newest(time)
        isClosed = next == nil
        guard let next else { return nil }
        age = FileAge()
        writer.begin(settings.linkType, &next.output)
        if !settings.gathers { try next.flush() }
        isClosed = next.isReaderGone
        return next
    }

    /// The one file of a recording without rotation.
    private func single() throws(CaptureError) -> RecordFile? {
        guard let reserved else { return try RecordFile.open(settings.path, .any, settings) }
        self.reserved = nil
        return reserved
    }

    /// Makes the next file of the ring, under the first name that no file has yet.
    private func newest(_ time: CaptureTime) throws(CaptureError) -> RecordFile? {
        while let path = ring?.next(time) {
            do throws(CaptureError) {
                guard let next = try RecordFile.open(path, .new, settings) else { return nil }
                ring?.keep(path, next.identity)
                return next
            } catch {
                guard error.kind == .system(EEXIST) else { throw error }
            }
        }
        return nil
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
        file?.removeIfEmpty()
        file = nil
        throw CaptureError(
            .unsupported, source: settings.path,
            message: "\(settings.format.rawValue) cannot hold this capture: \(reason.message)")
    }
}
