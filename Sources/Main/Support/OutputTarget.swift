import ArgumentParser
import GalleyDesign
import GalleyStair
import GalleySystem

/// The destination of pictures.
enum OutputTarget: Hashable, Sendable {
  /// To standard output.
  case standardOutput
  /// To one file.
  case file(String)
  /// Into a folder, under the documents' own names.
  case folder(String)

  /// Reads the value of `-o`: `-`, a folder (it exists or ends with a slash), or a file. Several
  /// pictures need a folder, which is then made.
  init(_ path: String, pictureCount: Int) throws {
    if path == "-" {
      self = .standardOutput
    } else if path.utf8.last == UInt8(ascii: "/") || Directory.exists(path) {
      self = .folder(path)
    } else if pictureCount > 1, PictureFormat(ending: path) == nil {
      self = .folder(path)
    } else {
      self = .file(path)
    }
    if pictureCount > 1 { try requireFolder(pictureCount: pictureCount) }
  }

  /// Refuses several pictures where there is place for one.
  func requireFolder(pictureCount: Int) throws {
    switch self {
    case .folder: return
    case .standardOutput:
      throw ValidationError("standard output takes one picture, not \(pictureCount)")
    case .file(let path):
      throw ValidationError("\(pictureCount) pictures need a folder, and '\(path)' is a file name")
    }
  }

  /// Refuses the name of a picture or a page where a folder of such is made.
  static func requireFolder(_ path: String) throws {
    guard path.utf8.last != UInt8(ascii: "/"), !Directory.exists(path),
      PictureFormat(ending: path) != nil || path.hasSuffix(".html")
    else { return }
    throw ValidationError("pictures are written into a folder, and '\(path)' is a file name")
  }

  /// Refuses a file whose name ends in another format than the wanted one, or in none that is written.
  func requireFormat(_ wanted: PictureFormat?) throws {
    if case .file(let path) = self { _ = try PictureFormat(of: path, wanted: wanted) }
  }

  /// Refuses documents of which one would take the place of another's picture.
  func requireOwnPlaces(of documents: [String], _ format: PictureFormat?) throws {
    guard case .folder = self else { return }
    var places: [String: String] = [:]
    for document in documents {
      guard let place = path(for: document, appearance: nil, format) else { continue }
      if let other = places.updateValue(document, forKey: place) {
        throw ValidationError("'\(other)' and '\(document)' would both become '\(place)'")
      }
    }
  }

  /// Refuses documents whose picture would take the place of something that is read.
  func requireNoInput(
    _ documents: [String], _ others: [String], _ format: PictureFormat?
  ) throws {
    for document in documents {
      guard let place = path(for: document, appearance: nil, format) else { continue }
      try Self.requireNoInput(place, documents + others)
    }
  }

  /// Refuses an output that is one of the inputs, whatever links and spelling lead there.
  static func requireNoInput(_ output: String, _ inputs: [String]) throws {
    if let input = inputs.first(where: { File.isSame($0, output) }) {
      throw ValidationError("'\(output)' would take the place of '\(input)', which is read")
    }
  }

  /// The format of the pictures: that of a file's name, else the wanted one, else PNG.
  func format(_ wanted: PictureFormat?) -> PictureFormat {
    guard case .file(let path) = self else { return wanted ?? .png }
    return PictureFormat(ending: path) ?? wanted ?? .png
  }

  /// The path for one picture of a document; nil is standard output.
  ///
  /// - Parameters:
  ///   - appearance: Part of the name when a document is drawn in several appearances.
  ///   - wanted: The format of the command line.
  func path(
    for document: String, appearance: Appearance?, _ wanted: PictureFormat?
  ) -> String? {
    switch self {
    case .standardOutput: return nil
    case .file(let path): return path
    case .folder(let folder):
      let stem = DesignFile.stem(of: document)
      let suffix = appearance.map { ".\($0.rawValue)" } ?? ""
      return FilePath(folder).appending("\(stem)\(suffix).\(format(wanted))").string
    }
  }
}
