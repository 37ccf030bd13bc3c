import GalleyParsing
import GalleySystem
import Synchronization

/// `snapshots.inputs`, beside the references of a folder: what pictures are made from today where that
/// is no longer what they were recorded from, though their pixels are the same. So a reference stays
/// the file that it is, and the next difference is not blamed on a change of long ago.
///
///     card.light 77c1…5d20 Z2FsbGV5…
///
/// One line for each such picture, sorted: name, hash of the pixels that it belongs to, and metadata as
/// in the picture itself. Lines that belong to other pixels are ignored. Recording a picture anew removes
/// its line.
struct InputsFile: Hashable, Sendable {
  /// The name of the file.
  static let name = "snapshots.inputs"
  private(set) var lines: [String: Line] = [:]
  /// Lines that cannot be read, in order.
  private(set) var faults: [LineFault] = []

  struct Line: Hashable, Sendable {
    var pixels: UInt64
    var metadata: String
  }

  init() {}

  /// Reads a file; lines that cannot be read are ignored.
  init(text: String) {
    var reader = WordReader(Array(text.utf8)[...])
    var isThere = reader.firstLine()
    while isThere {
      let name = reader.text()
      let isMark = MergeConflict.isMark(name)
      if !isMark, let pixels = reader.number(), case let metadata = reader.word(),
        !metadata.isEmpty,
        reader.word().isEmpty
      {
        lines[name] = Line(pixels: pixels, metadata: String(decoding: metadata, as: UTF8.self))
      } else {
        faults.append(
          LineFault(line: reader.line, reason: isMark ? .mergeMark : .unreadable, name: name))
      }
      isThere = reader.nextLine()
    }
  }

  /// Returns the file of a folder; an empty one if the folder has no such file.
  static func load(folder: String) throws(FileError) -> InputsFile {
    let bytes = try File.readIfPresent("\(folder)/\(name)", limit: 256 << 20)
    return InputsFile(text: String(decoding: bytes ?? [], as: UTF8.self))
  }

  var text: String {
    lines.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(line).joined()
  }

  /// The line of a picture with its line feed; empty for a name without.
  func line(of name: String) -> String {
    guard let line = lines[name] else { return "" }
    return "\(LockFile.escaped(name)) \(hexadecimal(line.pixels)) \(line.metadata)\n"
  }

  /// Returns the current inputs of a picture, if it still has these pixels.
  func metadata(of name: String, pixels: UInt64) -> SnapshotMetadata? {
    guard let line = lines[name], line.pixels == pixels,
      let bytes = Base64.decoded(line.metadata.utf8),
      let header = SnapshotMetadataHeader(bytes[...], boundTo: 0), header.pixels == pixels
    else { return nil }
    return try? header.metadata()
  }

  mutating func set(_ metadata: SnapshotMetadata?, for name: String) {
    // Without its line a picture is drawn anew.
    lines[name] = metadata.flatMap { metadata in
      (try? metadata.encoded(boundTo: 0)).map {
        Line(pixels: metadata.pixels, metadata: Base64.encoded($0))
      }
    }
  }

  mutating func keep(only names: Set<String>) {
    lines = lines.filter { names.contains($0.key) }
  }

  /// The name of a reference in the file of its folder.
  static func name(ofReference path: String) -> String {
    let name = FilePath(path).lastComponent
    return name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }

  /// Changes files below their folders' locks; a file without contents is removed.
  ///
  /// - Parameter changes: Metadata by the path of the reference; nil removes a line.
  static func update(
    _ changes: [(reference: String, metadata: SnapshotMetadata?)], _ journal: Journal?
  ) throws(FileError) {
    let folders = Set(changes.map { FilePath($0.reference).folder.string }).sorted()
    for folder in folders {
      let path = "\(folder)/\(name)"
      let own = changes.filter { FilePath($0.reference).folder.string == folder }
      // Nothing to remove from a file that is not there.
      if !File.exists(path), own.allSatisfy({ $0.metadata == nil }) { continue }
      let other = try FileLock(path: path)
      defer { other.release() }
      let old = try load(folder: folder)
      var new = old
      for change in own { new.set(change.metadata, for: name(ofReference: change.reference)) }
      try replace(old, new, path, journal)
    }
  }

  /// Removes the lines that cannot be read.
  static func mend(_ folder: String, _ journal: Journal?) throws(FileError) {
    let path = "\(folder)/\(name)"
    let other = try FileLock(path: path)
    defer { other.release() }
    let file = try load(folder: folder)
    try replace(file, file, path, journal)
  }

  /// Removes the lines of pictures that no case declares.
  static func prune(_ folder: String, keeping names: Set<String>, _ journal: Journal?)
    throws(FileError)
  {
    let path = "\(folder)/\(name)"
    guard File.exists(path) else { return }
    let other = try FileLock(path: path)
    defer { other.release() }
    let old = try load(folder: folder)
    var new = old
    new.keep(only: names)
    try replace(old, new, path, journal)
  }

  private static func replace(
    _ old: InputsFile, _ new: InputsFile, _ path: String, _ journal: Journal?
  ) throws(FileError) {
    if old.lines == new.lines, old.faults.isEmpty { return }
    try journal?.note(path)
    if new.lines.isEmpty { return try File.remove(path) }
    try File.write(Array(new.text.utf8), to: path, durably: true)
  }
}

/// The inputs files of a run, each read once.
final class InputsStore: Sendable {
  private let files = Mutex<[String: InputsFile]>([:])

  /// Returns the current inputs of a reference: those in its folder's file, otherwise those that the
  /// reference carries; sources by their paths.
  func current(_ carried: SnapshotMetadata, ofReference path: String) -> SnapshotMetadata {
    var metadata = metadata(ofReference: path, pixels: carried.pixels) ?? carried
    let folder = FilePath(path).folder.string
    metadata.scene = metadata.scene?.relocated { "\(folder)/\($0)" }
    return metadata
  }

  /// Returns the current inputs of a reference, if its folder's file contains them.
  func metadata(ofReference path: String, pixels: UInt64) -> SnapshotMetadata? {
    file(ofFolder: FilePath(path).folder.string)
      .metadata(of: InputsFile.name(ofReference: path), pixels: pixels)
  }

  /// The file of a folder.
  func file(ofFolder folder: String) -> InputsFile {
    files.withLock { files in
      let file = files[folder] ?? (try? InputsFile.load(folder: folder)) ?? InputsFile()
      files[folder] = file
      return file
    }
  }
}
