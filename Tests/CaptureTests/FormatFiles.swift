import Foundation

/// The names of the source files that declare capture formats, without their ending.
func formatFiles() throws -> [String] {
    let here = URL(filePath: #filePath)
    let folder = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Capture/Formats")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Format.swift") }
        .map { String($0.dropLast(6)) }
}
