extension DemoMesh {
    /// ada and bo open a Noise session and exchange a peer state each, a private text and its receipt; all padded, unsigned.
    mutating func sealWithBo() {
        story.advance(to: 23_000)
        story.send(story.ios.handshake(message: 1, from: ada, to: bo, at: story.now, &story.random), on: .bo)
        story.receive(story.ios.handshake(message: 2, from: bo, to: ada, at: story.now, &story.random), on: .bo)
        story.send(story.ios.handshake(message: 3, from: ada, to: bo, at: story.now, &story.random), on: .bo)
        for (counter, plaintext) in [40, 74].enumerated() {
            sealed(UInt32(counter), plaintext, from: ada, to: bo)
            sealed(UInt32(counter), counter == 0 ? 40 : 37, from: bo, to: ada)
        }
    }

    /// One transport message between ada and bo, a while after the last.
    private mutating func sealed(_ counter: UInt32, _ plaintext: Int, from author: TestIdentity, to peer: TestIdentity) {
        story.adapter { $0.wait(milliseconds: 80) }
        let frame = story.ios.transport(
            counter: counter, plaintext: plaintext, from: author, to: peer, at: story.now, &story.random)
        if author.peerID == ada.peerID { story.send(frame, on: .bo) } else { story.receive(frame, on: .bo) }
    }

    /// dee opens a session with ada and writes a private text; Android signs what it sends.
    mutating func sealWithDee() {
        story.advance(to: 24_500)
        story.receive(story.android.handshake(message: 1, from: dee, to: ada, at: story.now, &story.random), on: .dee)
        story.send(story.ios.handshake(message: 2, from: ada, to: dee, at: story.now, &story.random), on: .dee)
        story.receive(story.android.handshake(message: 3, from: dee, to: ada, at: story.now, &story.random), on: .dee)
        story.adapter { $0.wait(milliseconds: 80) }
        story.receive(
            story.android.transport(counter: 0, plaintext: 58, from: dee, to: ada, at: story.now, &story.random), on: .dee)
    }
}
