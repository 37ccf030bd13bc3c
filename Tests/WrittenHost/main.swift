import Foundation
// Sources that are written may have charts.
import GalleyCharts
import GalleyImaging
import GalleyKit
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySwiftSource
import GalleySwiftUI

@testable import GalleyPreviews

/// Writes the documents of folders as SwiftUI sources, and compares the pictures of those that are linked into it
/// with those of the documents. `.ci/written` compiles what is written in between.
///
/// ```sh
/// GalleyWrittenHost write SOURCES FOLDER...
/// GalleyWrittenHost compare FOLDER...
/// ```
@MainActor
enum WrittenHost {
  /// The documents of a folder by their names: `box/border`.
  static func documents(of root: String) throws -> [(name: String, path: String)] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    return names.filter { name in
      name.hasSuffix(".json") && !name.hasSuffix("suite.json")
        && !name.split(separator: "/").contains { "._".contains($0.first ?? " ") }
    }
    .map { (String($0.dropLast(5)), URL(filePath: root).path + "/" + $0) }
  }

  /// Writes a source for each document that has one, and prints the reasons for all others.
  static func write(to folder: String, _ roots: [String]) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for root in roots {
      for (name, path) in try documents(of: root) {
        let loaded = try DocumentLoader().load(path)
        guard let document = loaded.document else { throw Failure("\(path) cannot be read") }
        let source = SwiftSource(document, named: name, from: loaded.source)
        if source.diagnostics.isEmpty {
          let file = name.split(separator: "/").joined(separator: "-")
          try source.text.write(
            toFile: "\(folder)/\(file).swift", atomically: true, encoding: .utf8)
        } else {
          for words in Set(source.diagnostics.map(\.message)).sorted() {
            print("\(name)\t\(words)")
          }
        }
      }
    }
  }

  /// Compares every preview with the document of its name, byte for byte, and prints those that differ.
  static func compare(_ roots: [String]) throws -> Int32 {
    let roots = roots.map { URL(filePath: $0).path }
    let renderer = try Renderer()
    let previews = Dictionary(
      uniqueKeysWithValues: PreviewScan.previews().map { ($0.name ?? "", $0) })
    var drawn = 0
    var (near, differing, returned) = (0, 0, 0)
    for root in roots {
      for (name, path) in try documents(of: root) {
        guard let preview = previews[name] else { continue }
        guard let document = try DocumentLoader().load(path).document else { continue }
        let expected = GalleyStair.Scene(document)
        let scale = expected.canvas.grid.scale
        // Pictures are found by their names beside the document, as if they were in a catalogue.
        let folder = (path as NSString).deletingLastPathComponent
        guard FileManager.default.changeCurrentDirectoryPath(folder) else {
          throw Failure("\(folder) cannot be entered")
        }
        let drawing = PreviewDrawing(folders: PreviewFolders([]), renderer: renderer)
        let request = PreviewRequest(
          .write(name, ending: "png"), settings: [Variant.Setting(.scale, "\(scale)")])
        guard
          case .written(_, _, let remarks, let bytes) = try drawing.file(
            preview, request, ending: "png")
        else { throw Failure("\(name) was not drawn") }
        drawn += 1
        let picture = try renderer.png(expected)
        let reason = try back(preview, drawing, name, picture, in: folder, scale)
        if let reason {
          print("\(name)\t\(reason)")
        } else {
          returned += 1
        }
        guard bytes != picture else { continue }
        let levels = try levels(bytes, picture)
        if levels <= edgeLevels {
          near += 1
          print("\(name)\tedges differ by \(levels) levels of 255 at most")
          continue
        }
        differing += 1
        let said = remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
        print("\(name)\tdiffers by up to \(levels) levels\(said)")
        if let folder = ProcessInfo.processInfo.environment["WRITTEN_PICTURES"] {
          let file = name.split(separator: "/").joined(separator: "-")
          try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(file).swift.png"))
          try Data(picture).write(to: URL(fileURLWithPath: "\(folder)/\(file).png"))
        }
      }
    }
    let summary =
      "\(drawn) pictures: \(drawn - near - differing) equal, \(near) but for edges, \(differing) others; "
      + "\(returned) are equal as documents again"
    FileHandle.standardError.write(Data("\(summary)\n".utf8))
    return differing == 0 && drawn > 0 ? 0 : 1
  }

  /// Writes the view of a preview as a document and draws that. Returns the reason if it is not the picture of the
  /// document that the view was written from.
  static func back(
    _ preview: FoundPreview, _ drawing: PreviewDrawing, _ name: String, _ picture: [UInt8],
    in folder: String, _ scale: Double
  ) throws -> String? {
    var request = PreviewRequest(.write(name, ending: "json"))
    request.settings = [Variant.Setting(.scale, "\(scale)")]
    let text: [UInt8]
    do {
      guard case .written(_, _, _, let bytes) = try drawing.file(preview, request, ending: "json")
      else { return "document: none" }
      text = bytes
    } catch let error as ViewWritingError {
      return "document: \(error.findings.map(\.reason).joined(separator: "; "))"
    }
    let file = name.split(separator: "/").joined(separator: "-")
    if let folder = ProcessInfo.processInfo.environment["WRITTEN_PICTURES"] {
      try Data(text).write(to: URL(fileURLWithPath: "\(folder)/\(file).json"))
    }
    let source = SourceText(name: "\(name).json", bytes: text)
    let loaded = DocumentLoader().load(source, at: "\(folder)/\(file).json")
    guard let document = loaded.document else {
      return "document: \(loaded.diagnostics.first?.message ?? "not read")"
    }
    var settings = SceneSettings()
    settings.scale = scale
    let again = try drawing.renderer.png(GalleyStair.Scene(document, settings: settings))
    guard again != picture else { return nil }
    if let folder = ProcessInfo.processInfo.environment["WRITTEN_PICTURES"] {
      try Data(again).write(to: URL(fileURLWithPath: "\(folder)/\(file).json.png"))
      try Data(picture).write(to: URL(fileURLWithPath: "\(folder)/\(file).png"))
    }
    return "document differs by up to \(try levels(again, picture)) levels"
  }

  /// A border with corners is a line in SwiftUI and a ring in the house's box: the same outline, whose edge pixels
  /// are covered by shares that differ by roundings.
  static let edgeLevels = 3

  /// The largest difference of a channel between two pictures; 255 if their sizes differ.
  static func levels(_ left: [UInt8], _ right: [UInt8]) throws -> Int {
    let (left, right) = (try PNGDecoder.decode(left), try PNGDecoder.decode(right))
    guard left.width == right.width, left.height == right.height else { return 255 }
    return zip(left.pixels, right.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}

let words = Array(CommandLine.arguments.dropFirst())
do {
  switch words.first {
  case "write" where words.count > 2:
    try WrittenHost.write(to: words[1], Array(words.dropFirst(2)))
  case "compare" where words.count > 1:
    exit(try WrittenHost.compare(Array(words.dropFirst())))
  default: throw WrittenHost.Failure("write SOURCES FOLDER... or compare FOLDER...")
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
