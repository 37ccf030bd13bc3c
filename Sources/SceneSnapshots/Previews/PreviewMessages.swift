import GalleyPlatform
package import GalleySnapshots

/// What the command asks of the program into which previews are linked.
package struct PreviewRequest: Sendable {
  package enum Task: Hashable, Sendable {
    /// Every preview with its place.
    case list
    /// The picture of a preview as bytes: see `PortablePicture`.
    case prepare(String)
    /// The picture of a preview in a file.
    case write(String, to: String)
  }

  package var task: Task
  /// How it is shown, as variants say it.
  package var settings: [Variant.Setting]
  /// The height of the canvas in points, which no variant has.
  package var height: Double?
  /// What is drawn over the picture, by the name of the overlay.
  package var overlay: String?

  package init(_ task: Task, settings: [Variant.Setting] = []) {
    (self.task, self.settings) = (task, settings)
  }

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    switch task {
    case .list: writer.count(0)
    case .prepare(let name):
      writer.count(1)
      writer.text(name)
    case .write(let name, let path):
      writer.count(2)
      writer.text(name)
      writer.text(path)
    }
    writer.count(settings.count)
    for setting in settings {
      writer.text(setting.axis.rawValue)
      writer.text(setting.value)
    }
    writer.word((height ?? 0).bitPattern)
    writer.text(overlay ?? "")
    return writer.bytes
  }

  package init(_ bytes: [UInt8]) throws(ByteCodingError) {
    var reader = ByteReader(bytes[...])
    switch try reader.unsigned() {
    case 0: task = .list
    case 1: task = .prepare(try reader.text())
    case 2: task = .write(try reader.text(), to: try reader.text())
    default: throw ByteCodingError()
    }
    settings = []
    for _ in 0..<(try reader.count()) {
      guard let axis = VariantAxis(rawValue: try reader.text()) else { throw ByteCodingError() }
      settings.append(Variant.Setting(axis, try reader.text()))
    }
    let height = Double(bitPattern: try reader.word())
    self.height = height > 0 ? height : nil
    let overlay = try reader.text()
    self.overlay = overlay.isEmpty ? nil : overlay
  }
}

/// What the program answers.
package enum PreviewReply: Sendable {
  case list([ListedPreview])
  case prepared([UInt8])
  case written(width: Int, height: Int, remarks: [String])
  /// There is no picture, and this is why.
  case failed(String)

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .list(let previews):
      writer.count(0)
      writer.count(previews.count)
      for preview in previews {
        writer.text(preview.name)
        writer.text(preview.file ?? "")
        writer.count(preview.line ?? 0)
        writer.text(preview.type)
      }
    case .prepared(let picture):
      writer.count(1)
      writer.block(picture)
    case .written(let width, let height, let remarks):
      writer.count(2)
      writer.count(width)
      writer.count(height)
      writer.count(remarks.count)
      for remark in remarks { writer.text(remark) }
    case .failed(let reason):
      writer.count(3)
      writer.text(reason)
    }
    return writer.bytes
  }

  package init(_ bytes: [UInt8]) throws(ByteCodingError) {
    var reader = ByteReader(bytes[...])
    switch try reader.unsigned() {
    case 0:
      var previews: [ListedPreview] = []
      for _ in 0..<(try reader.count()) {
        let (name, file) = (try reader.text(), try reader.text())
        let line = try reader.unsigned()
        guard line < 1 << 32 else { throw ByteCodingError() }
        previews.append(
          ListedPreview(
            name: name, file: file.isEmpty ? nil : file, line: line == 0 ? nil : Int(line),
            type: try reader.text()))
      }
      self = .list(previews)
    case 1: self = .prepared(Array(try reader.block()))
    case 2:
      let (width, height) = (try reader.unsigned(), try reader.unsigned())
      var remarks: [String] = []
      for _ in 0..<(try reader.count()) { remarks.append(try reader.text()) }
      guard width < 1 << 32, height < 1 << 32 else { throw ByteCodingError() }
      self = .written(width: Int(width), height: Int(height), remarks: remarks)
    case 3: self = .failed(try reader.text())
    default: throw ByteCodingError()
    }
  }
}

/// A preview as lists show it.
package struct ListedPreview: Hashable, Sendable {
  /// The name of its pictures, which no other preview has.
  package var name: String
  /// `Module/File.swift`, where the source is known.
  package var file: String?
  package var line: Int?
  /// The type that it was found by.
  package var type: String

  package init(name: String, file: String?, line: Int?, type: String) {
    (self.name, self.file, self.line, self.type) = (name, file, line, type)
  }

  /// `File.swift:12`, or the type.
  package var place: String { file.map { "\($0):\(line ?? 0)" } ?? type }
}

/// Messages over a pipe: eight bytes of length, least first, and then so many bytes.
package enum MessagePipe {
  /// Longer messages are no messages of ours.
  private static let longest: UInt64 = 1 << 32

  /// Why there is no message.
  package enum Failure: Error {
    /// The other end is closed, or has never spoken.
    case hasEnded
    /// What comes is no message.
    case isForeign
  }

  /// The next message; waits for it.
  package static func message(from pipe: Int32) throws(Failure) -> [UInt8] {
    let length = try read(8, from: pipe).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= longest else { throw .isForeign }
    return try read(Int(length), from: pipe)
  }

  private static func read(_ count: Int, from pipe: Int32) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var place = 0
    while place < count {
      let part = bytes.withUnsafeMutableBytes {
        GalleyPlatform.read(pipe, $0.baseAddress! + place, count - place)
      }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { throw .hasEnded }
      place += part
    }
    return bytes
  }

  /// Sends a message; waits until the other end has room for it.
  package static func send(_ message: [UInt8], to pipe: Int32) throws(Failure) {
    var writer = ByteWriter()
    writer.word(UInt64(message.count))
    let bytes = writer.bytes + message
    var place = 0
    while place < bytes.count {
      let part = bytes.withUnsafeBytes {
        write(pipe, $0.baseAddress! + place, bytes.count - place)
      }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { throw .hasEnded }
      place += part
    }
  }
}
