import Testing

@testable import MeshCaptures

@Suite struct Placeholder {}
