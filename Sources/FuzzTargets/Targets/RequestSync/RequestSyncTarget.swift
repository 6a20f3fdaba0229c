import BitchatPayload
import Mutators
import WireFormat

/// One REQUEST_SYNC payload, read as each app reads it, and the IDs that it names, written anew.
package final class RequestSyncTarget: FuzzTarget {
    package static let name = "request-sync"
    package static let summary = "one REQUEST_SYNC payload as each app reads it: fields, caps, stream IDs"
    package static let shape = InputShape.requestSync
    package static let longestInput = 4_096

    package static func seeds() -> [Seed] { RequestSyncSeeds.all }

    private let steps: RequestSyncSubject

    package init(_ subject: Subject) { steps = subject.requestSync }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        let ios = reading { () throws(DecodeError) in try steps.read(input) }
        let android = reading { () throws(DecodeError) in try steps.android(input) }
        RequestLaws.holdDecode(ios, input, &report)
        RequestLaws.holdAndroid(android, input, &report)
        RequestLaws.holdLongText(ios, input, steps, &report)
        note(ios, 0, &report)
        note(android, 32, &report)
        guard case .success(let request) = ios else { return }
        RequestLaws.holdCaps(request, &report)
        RequestLaws.holdWrittenIDs((request.ids ?? []) + Self.ids(request.filter), steps, &report)
    }

    /// As many IDs as the filter has bytes, so that there can be more than one request may name.
    private static func ids(_ bytes: [UInt8]) -> [FragmentID] {
        bytes.prefix(70).enumerated().map { FragmentID(value: UInt64($0.offset) << 8 | UInt64($0.element)) }
    }

    private func reading(_ read: () throws(DecodeError) -> RequestReading) -> Result<RequestReading, DecodeError> {
        do throws(DecodeError) { return .success(try read()) } catch { return .failure(error) }
    }

    private func note(_ answer: Result<RequestReading, DecodeError>, _ base: Int, _ report: inout FuzzReport) {
        switch answer {
        case .failure(let error): report.reached(base + Int(error.reason.rawValue))
        case .success(let reading):
            report.reached(base + 20 + (reading.types == nil ? 0 : 1) + (reading.since == nil ? 0 : 2))
            report.reached(base + 24 + (reading.ignoresText ? 1 : 0) + (reading.text == nil ? 0 : 2))
            report.reached(64 + base * 8 + min(63, reading.ids?.count ?? 63))
        }
    }
}
