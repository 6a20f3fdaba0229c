import BitchatFrame

/// The three assemblers under test, the frames that they handed on, and room for what a stand-in must remember.
package struct StreamBench {
    /// Joins notifications.
    package var notifications = NotificationStreamAssembler()
    /// Joins writes.
    package var writes = WriteBufferAssembler()
    /// Takes each value for a frame.
    package let single = SingleValueAssembler()
    /// The frames handed on.
    package var log = FrameLog()
    /// What stand-ins remember.
    package var notes = StandInMemory()
    /// What the write path decodes with.
    package let decoder = FrameDecoder(limits: .ios), inflater = FrameInflater()

    /// Makes assemblers with nothing buffered.
    package init() {}

    /// Forgets everything, keeping the memory.
    mutating func clear() {
        notifications = NotificationStreamAssembler()
        writes = WriteBufferAssembler()
        notes = StandInMemory()
        log.clear()
    }
}
