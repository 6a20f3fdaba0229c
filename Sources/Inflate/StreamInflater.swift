import WireFormat

/// Inflates a stream of any length piece by piece, holding nothing but zlib's window.
///
/// A gzip stream may have several members, which are joined; bytes after the last one that begin no other are
/// ignored, as gzip does. What came out before a cut or a fault stays good.
package final class StreamInflater {
    /// What stands around the DEFLATE data.
    package enum Container: Sendable {
        /// RFC 1952, one or more members.
        case gzip
        /// RFC 1950 (a btsnooz blob, docs/capture-formats.md 3.2).
        case zlib
        /// RFC 1951 (a zip entry, docs/capture-formats.md 3.4).
        case raw
    }

    /// Where the stream stands.
    package enum State: UInt8, Sendable, Hashable, CaseIterable {
        /// Inside the stream: input ending here means that it was cut.
        case running
        /// Between gzip members: input ending here is a good end.
        case betweenMembers
        /// Past its end.
        case finished
        /// The bytes are no such stream.
        case corrupt
    }

    /// What one call achieved.
    package struct Progress: Sendable, Hashable {
        /// Input bytes used.
        package var consumed: Int
        /// Output bytes written.
        package var produced: Int
    }

    /// Where the stream stands.
    package private(set) var state = State.running

    private let container: Container
    private let stream: ZlibStream
    private var hasEndedMember = false
    private var memberProduced = 0

    /// Makes an inflater for one stream.
    package init(_ container: Container) {
        self.container = container
        stream = ZlibStream(Self.wrapper(container))
    }

    /// Whether input that ends now ends a whole stream.
    package var isComplete: Bool { state == .finished || state == .betweenMembers }

    /// Inflates from `range` of `input` into `output`, from `offset` on and at most `count` bytes.
    ///
    /// Does nothing once `state` is `.finished` or `.corrupt`. Uses no input only when it can make no progress.
    package func inflate(
        _ input: RawSpan, _ range: ByteRange, into output: inout [UInt8], at offset: Int, count: Int
    ) -> Progress {
        var progress = Progress(consumed: 0, produced: 0)
        while state == .running || state == .betweenMembers {
            let rest = ByteRange(range.offset + progress.consumed, range.count - progress.consumed)
            if state == .betweenMembers, !beginMember(input, rest) { break }
            let step = stream.step(
                input, rest, into: &output, at: offset + progress.produced, count: count - progress.produced, isLast: false)
            progress.consumed += step.consumed
            progress.produced += step.produced
            memberProduced &+= step.produced
            advance(step.status)
            if step.status == .running { break }
        }
        return progress
    }

    /// Looks whether another gzip member begins at `rest`; without a byte there it cannot be told yet.
    private func beginMember(_ input: RawSpan, _ rest: ByteRange) -> Bool {
        guard !rest.isEmpty, let first = input.byte(at: rest.offset) else { return false }
        guard first == 0x1F else {
            state = .finished
            return false
        }
        stream.reset(.gzip)
        state = .running
        memberProduced = 0
        return true
    }

    /// Follows zlib's answer; a fault before any output of a later member is taken as bytes behind the stream.
    private func advance(_ status: ZlibStream.Status) {
        switch status {
        case .running: break
        case .finished:
            hasEndedMember = true
            state = container == .gzip ? .betweenMembers : .finished
        case .corrupt:
            state = hasEndedMember && memberProduced == 0 ? .finished : .corrupt
        }
    }

    private static func wrapper(_ container: Container) -> ZlibStream.Wrapper {
        switch container {
        case .gzip: .gzip
        case .zlib: .zlib
        case .raw: .raw
        }
    }
}
