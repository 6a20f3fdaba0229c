import Capture
import MeshModel

extension Milestone {
    /// What a frame that went this way reaches; nil where the way is unknown.
    package init?(_ direction: PacketDirection) {
        switch direction {
        case .sent, .centralToPeripheral: self = .frameSent
        case .received, .peripheralToCentral: self = .frameReceived
        case .unknown: return nil
        }
    }

    /// What a packet reaches that the gate of `profile` takes.
    package init(_ profile: GateProfile.Name) {
        switch profile {
        case .spec: self = .acceptedBySpec
        case .ios: self = .acceptedByIOS
        case .android: self = .acceptedByAndroid
        }
    }
}
