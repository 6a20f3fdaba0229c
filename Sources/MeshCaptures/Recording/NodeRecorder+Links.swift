import MeshSimulation
import PacketGenerators

/// What surrounds the data: the adapter's start, and links that open and close.
extension NodeRecorder {
    /// Starts the adapter, and makes the links that are open now.
    func setUp() {
        let open = mesh.nodes[node].links
        if beginning == nil { powerOn(before: open.count) }
        self.open(open, at: mesh.clock.now)
    }

    /// The adapter starts to advertise and to scan, early enough for `count` links to be made before now.
    private func powerOn(before count: Int) {
        let lead = Int64(count + 1) * Self.setup + 200
        let habits = DeviceHabits(mesh.nodes[node].settings.profile)
        var script = HCIScript(start: (local(mesh.clock.now) - lead) * 1000)
        script.reset()
        if habits.isAndroid {
            script.advertiseExtended(AdvertisingData.service(flags: habits.flags))
            script.scanExtended()
        } else {
            script.advertise(AdvertisingData.service(flags: habits.flags))
            script.scan()
        }
        asides.append(script)
    }

    /// Makes links that are usable at a time, in milliseconds of the mesh, one after the other.
    func open(_ links: [Int], at time: Int64) {
        for (index, number) in links.enumerated() {
            let start = time - Int64(links.count - index) * Self.setup
            let view = LinkView(number, of: mesh, from: node, handle: handles.take(at: start))
            views[number] = view
            if !isBefore(start) { asides.append(script(view, start: local(start))) }
        }
    }

    /// The other phone is seen, connected or connects, is searched and subscribed to.
    private func script(_ view: LinkView, start: Int64) -> HCIScript {
        var script = HCIScript(start: start * 1000)
        let isExtended = DeviceHabits(mesh.nodes[node].settings.profile).isAndroid
        script.report(
            view.link.address, AdvertisingData.service(flags: view.other.flags),
            scanResponse: view.peer.flatMap(view.other.scanResponse), rssi: -60 - Int8(view.link.handle % 20),
            isExtended: isExtended)
        script.wait(milliseconds: 90)
        script.connect(view.link)
        script.wait(milliseconds: view.patience)
        script.discover(view.link)
        return script
    }

    /// Ends a link after everything that passed on it: on our side where the node left.
    func close(_ link: Int, at time: Int64) {
        guard let view = views.removeValue(forKey: link) else { return }
        handles.give(view.link.handle, at: time)
        guard !isBefore(time) else { return }
        var script = HCIScript(start: max(local(time) * 1000, data.now))
        script.disconnect(view.link, isOurs: mesh.nodes[node].isAway)
        asides.append(script)
    }
}
