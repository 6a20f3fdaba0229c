import Dissection

extension MeshState {
    /// The clock in milliseconds, where spans between packets can be measured by it.
    ///
    /// Nil without a clock, with a doubtful one, and when `--now` holds it still.
    func runningTime(_ context: PacketContext) -> Int64? {
        guard let now, !clockIsDoubtful, context.record.time.isKnown, context.record.time.milliseconds == now else { return nil }
        return now
    }
}
