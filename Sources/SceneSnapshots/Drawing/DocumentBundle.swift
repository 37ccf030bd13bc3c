import GalleyDocuments
import GalleyImaging
import GalleyParsing
package import GalleySnapshots
import GalleySystem
package import GalleyText
import Synchronization

/// A document with everything it was read with: the settings of its variant, its theme, and the files it
/// requested: texts whole, images by digest and size.
///
/// Names are relative to the document's folder, so that the same document has the same bundle wherever the
/// corpus is stored and however its path was typed.
struct DocumentBundle {
  /// A file that the document names.
  struct Entry {
    /// The hash of its bytes.
    var digest: UInt64
    /// The content of a text; nil for an image.
    var text: [UInt8]?
    /// The size of an image in pixels, if its header specifies it.
    var size: (width: Int, height: Int)?
  }

  private static let version: UInt64 = 1
  /// Longer texts are kept by digest only.
  private static let textLimit = 64 << 10

  var document: [UInt8]
  var settings: [Variant.Setting]
  /// The theme that the suite names: a file, or one of Galley's own, which has no content here.
  var theme: (name: String, content: [UInt8]?)?
  /// The hashes of files that everything is read with, such as a style sheet.
  var inputs: [UInt64]
  /// The files by their names from the document's folder, in the order of the names.
  var files: [(name: String, entry: Entry)]

  /// Reads the present content of the disk.
  ///
  /// - Parameters:
  ///   - theme: The name of the theme, and the files that it was read from: none for one of Galley's own.
  ///   - files: The files that the document requested, with the hashes of the bytes that it got; 0 for
  ///     missing files.
  /// - Throws: An error if a file can no longer be read, or has changed: a reference would be stored with
  ///   inputs that it was not drawn from.
  init(
    document: [UInt8], at path: String, settings: [Variant.Setting],
    theme: (name: String, files: [(path: String, digest: UInt64)])?,
    inputs: [String], files: [(path: String, digest: UInt64)]
  ) throws(FileError) {
    self.document = document
    self.settings = settings
    let folder = FilePath(path).folder
    if let theme {
      let content = try theme.files.first { $0.path == theme.name }.map(Self.content)
      self.theme = (content == nil ? theme.name : Self.name(of: theme.name, from: folder), content)
    }
    self.inputs = []
    for input in inputs {
      let content = try Directory.isThere(input) ? nil : File.readIfPresent(input)
      self.inputs.append(ContentHash.of(content ?? []))
    }
    var seen: Set<String> = []
    self.files = []
    for file in files where file.digest != 0 {
      let name = Self.name(of: file.path, from: folder)
      guard seen.insert(name).inserted else { continue }
      self.files.append((name, Self.entry(try Self.content(file))))
    }
    self.files.sort { $0.name < $1.name }
  }

  private static func content(
    _ file: (path: String, digest: UInt64)
  ) throws(FileError) -> [UInt8] {
    let bytes = try File.read(file.path)
    guard ContentHash.of(bytes) == file.digest else {
      throw FileError(
        operation: "read", path: file.path, reason: "it changed while the picture was made")
    }
    return bytes
  }

  private static func entry(_ bytes: [UInt8]) -> Entry {
    var entry = Entry(digest: ContentHash.of(bytes))
    if let picture = PNGContainer(bytes) {
      entry.size = (picture.width, picture.height)
    } else if !bytes.starts(with: [0xFF, 0xD8]), bytes.count <= textLimit {
      entry.text = bytes
    }
    return entry
  }

  /// The path from the document's folder, up and down; of a path that shares no beginning with it
  /// only the last name, so that nothing of a machine is kept.
  static func name(of path: String, from folder: FilePath) -> String {
    let file = FilePath(path)
    guard file.isAbsolute == folder.isAbsolute else { return file.lastComponent }
    let here = folder.components.filter { $0 != "." }
    let there = file.components.filter { $0 != "." }
    var shared = 0
    while shared < min(here.count, there.count - 1), here[shared] == there[shared] { shared += 1 }
    if shared == 0, file.isAbsolute { return file.lastComponent }
    let up = [Substring](repeating: "..", count: here.count - shared)
    return (up + there[shared...]).joined(separator: "/")
  }

  // MARK: Bytes

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.unsigned(Self.version)
    writer.block(document)
    writer.count(settings.count)
    for setting in settings {
      writer.text(setting.axis.rawValue)
      writer.text(setting.value)
    }
    writer.count(theme == nil ? 0 : 1)
    if let theme {
      writer.text(theme.name)
      writer.count(theme.content == nil ? 0 : 1)
      if let content = theme.content { writer.block(content) }
    }
    writer.count(inputs.count)
    for input in inputs { writer.word(input) }
    writer.count(files.count)
    for (name, entry) in files {
      writer.text(name)
      writer.word(entry.digest)
      writer.count(entry.text == nil ? 0 : 1)
      if let text = entry.text { writer.block(text) }
      writer.count(entry.size?.width ?? 0)
      writer.count(entry.size?.height ?? 0)
    }
    return writer.bytes
  }

  init(_ bytes: [UInt8]) throws(ByteCodingError) {
    var reader = ByteReader(bytes[...])
    guard try reader.unsigned() == Self.version else { throw ByteCodingError() }
    document = Array(try reader.block())
    settings = []
    for _ in 0..<(try reader.count()) {
      guard let axis = VariantAxis(rawValue: try reader.text()) else { throw ByteCodingError() }
      settings.append(Variant.Setting(axis, try reader.text()))
    }
    if try reader.unsigned() == 1 {
      let name = try reader.text()
      theme = (name, try reader.unsigned() == 0 ? nil : Array(try reader.block()))
    }
    inputs = []
    for _ in 0..<(try reader.count()) { inputs.append(try reader.word()) }
    files = []
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      var entry = Entry(digest: try reader.word())
      if try reader.unsigned() == 1 { entry.text = Array(try reader.block()) }
      let (width, height) = (try reader.unsigned(), try reader.unsigned())
      if width > 0, width < 1 << 16, height < 1 << 16 {
        entry.size = (Int(width), Int(height))
      }
      files.append((name, entry))
    }
  }

  // MARK: Differences

  /// The values of themes and other texts beside the document that are others in a later bundle, by
  /// the path of their keys.
  func changes(to later: DocumentBundle) -> [PropertyChange] {
    var changes = Self.changes("theme", theme?.content, later.theme?.content)
    for (name, entry) in files {
      let other = later.files.first { $0.name == name }?.entry.text
      changes += Self.changes(name, entry.text, other)
    }
    return changes
  }

  private static func changes(
    _ name: String, _ old: [UInt8]?, _ new: [UInt8]?
  ) -> [PropertyChange] {
    guard let old, let new, old != new else { return [] }
    let (before, after) = (leaves(old), leaves(new))
    let names =
      after.map(\.name)
      + before.map(\.name).filter { key in
        !after.contains { $0.name == key }
      }
    return names.compactMap { key in
      let first = before.first { $0.name == key }?.value
      let second = after.first { $0.name == key }?.value
      return first == second
        ? nil : PropertyChange(name: "\(name) \(key)", old: first, new: second)
    }
  }

  private static func leaves(_ bytes: [UInt8]) -> [(name: String, value: String)] {
    var leaves: [(name: String, value: String)] = []
    func walk(_ value: SyntaxValue, _ path: String) {
      switch value.kind {
      case .object(let members):
        for member in members {
          walk(member.value, path.isEmpty ? member.key : "\(path).\(member.key)")
        }
      case .array(let elements):
        for (index, element) in elements.enumerated() { walk(element, "\(path)[\(index)]") }
      case .string(let text): leaves.append((path, text))
      case .number(let number): leaves.append((path, number.description))
      case .bool(let flag): leaves.append((path, "\(flag)"))
      case .null: leaves.append((path, "null"))
      }
    }
    if let value = JSONParser.parse(SourceText(name: "", bytes: bytes)).value { walk(value, "") }
    return leaves
  }
}

/// Finds an earlier content of a file by the hash of its bytes; nil if it is not kept.
package typealias EarlierFiles = @Sendable (_ path: String, _ digest: UInt64) -> [UInt8]?

/// Finds an earlier face by its PostScript name and the hash of its bytes; nil if it is not kept.
package typealias EarlierFont = @Sendable (_ face: NamedDigest) -> FontFace?

/// The files of a bundle: texts from the bundle, images from the disk where they are what they were,
/// else from wherever earlier files are kept, and a blank of the same size in the place of one that is
/// nowhere.
final class BundledFiles: FileReading {
  private let folder: FilePath
  private let entries: [String: DocumentBundle.Entry]
  private let earlier: EarlierFiles?

  init(_ bundle: DocumentBundle, at path: String, earlier: EarlierFiles?) {
    folder = FilePath(path).folder
    self.earlier = earlier
    entries = Dictionary(bundle.files.map { ($0.name, $0.entry) }) { first, _ in first }
  }

  private func entry(_ path: String) -> DocumentBundle.Entry? {
    entries[DocumentBundle.name(of: path, from: folder)]
  }

  func hasFile(_ path: String) -> Bool { entry(path) != nil }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let entry = entry(path) else {
      throw FileError(operation: "read", path: path, reason: "the earlier picture had no such file")
    }
    if let text = entry.text { return text }
    if let bytes = try? File.read(path, limit: limit), ContentHash.of(bytes) == entry.digest {
      return bytes
    }
    if let bytes = earlier?(path, entry.digest), bytes.count <= limit { return bytes }
    guard let size = entry.size else {
      throw FileError(operation: "read", path: path, reason: "it is not what it was")
    }
    let blank = Bitmap(
      width: size.width, height: size.height, format: .rgbaStraight,
      pixels: [UInt8](repeating: 0, count: 4 * size.width * size.height))
    do throws(ImageError) { return try PNGEncoder(mode: .fast, threads: 1).encode(blank) } catch {
      throw FileError(operation: "read", path: path, reason: "\(error)")
    }
  }
}
