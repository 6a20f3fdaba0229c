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
        mesh.powerOn()
        mesh.meetBo()
        mesh.syncWithBo()
        mesh.loseFragment()
        mesh.recoverFragment()
        mesh.meetDee()
        mesh.syncWithDee()
        mesh.talk()
        mesh.showPicture()
        mesh.talkLonger()
        mesh.shareKeys()
        mesh.sealWithBo()
        mesh.sealWithDee()
        mesh.sendFile()
        mesh.meetCy()
        mesh.syncWithCy()
        mesh.probe()
        mesh.speak()
        mesh.carry()
        mesh.post()
        mesh.partFromDee()
        mesh.partFromAll()
        return mesh.story.scenario
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
