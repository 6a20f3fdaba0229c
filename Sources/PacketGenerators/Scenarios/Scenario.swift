/// A finished script: the packets of one adapter's log and the frames in them.
package struct Scenario: Sendable {
    /// Every packet, in order.
    package let packets: [HCIPacket]
    /// Every frame, in the order of the records that complete them.
    package let expected: [ExpectedFrame]

    /// The list of frames as text: the heading, then a line each.
    package var expectedText: String {
        ([ExpectedFrame.heading] + expected.map(\.description)).map { $0 + "\n" }.joined()
    }
}
