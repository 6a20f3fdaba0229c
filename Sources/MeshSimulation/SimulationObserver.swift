/// Sees everything that happens in a mesh, while it happens.
package protocol SimulationObserver: AnyObject {
    /// Takes one event; `frame` holds the bytes of the frame sent, injected, lost or judged, and is empty otherwise.
    func observe(_ event: TraceEvent, frame: [UInt8])
}
