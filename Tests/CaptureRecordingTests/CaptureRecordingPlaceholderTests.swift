import Testing

@testable import CaptureRecording

@Suite struct CaptureRecordingPlaceholderTests {}
