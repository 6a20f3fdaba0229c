import Capture
import CaptureRecording
import LiveCapture

/// Sends what a live source delivers to Wireshark, until the source ends, Wireshark has enough, or a signal comes.
struct ExtcapCapture {
    /// Where records come from, not yet open.
    let source: any LiveSource
    /// What every record is.
    let linkType: LinkType
    /// The pipe that Wireshark reads.
    let fifo: String
    /// Where remarks go; Wireshark shows them.
    let messages: Messages

    /// The longest pause between two looks at whether Wireshark still reads, in milliseconds.
    private static let beat = 100

    /// Captures; the source is opened first, so that what is missing is said before Wireshark waits.
    func run() -> ExitStatus {
        let delivery: ExtcapDelivery, queue: RecordQueue
        do {
            try LiveOpening.open([source])
            delivery = ExtcapDelivery(of: source.name, to: try recording(), messages)
            queue = try RecordQueue()
            try SourceThread.start(source, QueuePort(queue, source: 0))
        } catch {
            return ExitStatus(refused: error, messages)
        }
        do throws(CaptureError) {
            try pass(queue, to: delivery)
        } catch {
            messages.error(error)
            return .badInput
        }
        return delivery.isLost ? .badInput : .done
    }

    private func recording() throws(CaptureError) -> Recording {
        var settings = Recording.Settings(path: fifo, format: .pcap)
        settings.linkType = linkType
        settings.patience.goesOn = { !Interruption.isDue }
        return try Recording(settings)
    }

    /// Delivers until the end, and then what has come in by then.
    private func pass(_ queue: RecordQueue, to delivery: ExtcapDelivery) throws(CaptureError) {
        defer { queue.stop() }
        var batch = RecordBatch()
        while delivery.goesOn, !Interruption.isRequested {
            queue.take(&batch, milliseconds: Self.beat)
            try delivery.take(batch)
        }
        queue.stop()
        queue.take(&batch, milliseconds: 0)
        try delivery.take(batch)
        try delivery.finish()
    }
}
