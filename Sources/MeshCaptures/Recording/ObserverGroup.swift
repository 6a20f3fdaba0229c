import MeshSimulation

/// Several observers of one mesh.
final class ObserverGroup: SimulationObserver {
    private let observers: [any SimulationObserver]

    /// Makes a group that hands every event to each of `observers`, in order.
    init(_ observers: [any SimulationObserver]) { self.observers = observers }

    func observe(_ event: TraceEvent, frame: [UInt8]) {
        for observer in observers { observer.observe(event, frame: frame) }
    }
}
