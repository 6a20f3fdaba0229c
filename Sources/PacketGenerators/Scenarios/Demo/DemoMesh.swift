/// Forty seconds on ada's iPhone among two iOS peers and an Android peer; every rule of the protocol is kept.
///
/// bo is met first, and through him cy; dee's Android phone connects; cy walks up and connects as well; all say good-bye. Every
/// message type that an app sends today occurs.
package struct DemoMesh {
    /// The scene.
    var story = MeshStory(label: "demo mesh")
    /// The owner of the phone.
    let ada = TestIdentity.ada
    /// The first iOS peer.
    let bo = TestIdentity.bo
    /// The second iOS peer.
    let cy = TestIdentity.cy
    /// The Android peer.
    let dee = TestIdentity.dee
    /// What ada's phone has stored for sync, newest first.
    var stored: [GeneratedFrame] = []
    /// The fragments of cy's long text.
    var pieces: [GeneratedFrame] = []
    /// The stream they belong to.
    let stream: UInt64 = 0x45A4_3038_A50A_A502
    /// The private group of ada, bo and cy.
    let group = SplitMix64(label: "demo group").first(16)

    /// Writes the scene.
    package static func scenario() -> Scenario {
        var mesh = DemoMesh()
        mesh.meetPeers()
        mesh.converse()
        mesh.walkAbout()
        return mesh.story.scenario
    }

    /// The first fifteen seconds: bo, the lost fragment, dee.
    private mutating func meetPeers() {
        powerOn()
        meetBo()
        syncWithBo()
        loseFragment()
        recoverFragment()
        meetDee()
        syncWithDee()
    }

    /// Up to second 27: what is said and sent among three.
    private mutating func converse() {
        talk()
        showPicture()
        talkLonger()
        shareKeys()
        sealWithBo()
        sealWithDee()
        sendFile()
    }

    /// The rest: cy in person, errands, good-byes.
    private mutating func walkAbout() {
        meetCy()
        syncWithCy()
        probe()
        speak()
        carry()
        post()
        partFromDee()
        partFromAll()
    }

    /// ada's phone starts to advertise and to scan.
    private mutating func powerOn() {
        story.adapter { log in
            log.reset()
            log.advertise(AdvertisingData.service(flags: 0x1A))
            log.scan()
        }
        story.advance(to: 180)
        story.adapter { log in
            log.report(
                RadioAddress(0x00A0_5012_3456, isRandom: false), AdvertisingData.stranger("Pulse 7", service: 0x180D), rssi: -81,
                isExtended: false)
            log.wait(milliseconds: 9)
            log.report(ScriptedLink.bo.address, AdvertisingData.service(flags: 0x1A), rssi: -62, isExtended: false)
        }
    }
}
