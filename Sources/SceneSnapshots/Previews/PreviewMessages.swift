import GalleyPlatform
package import GalleySnapshots

/// A request of the command to the program into which previews are linked.
package struct PreviewRequest: Sendable {
  package enum Task: Hashable, Sendable {
    /// Every preview with its place.
    case list
    /// The picture of a preview as bytes: see `PortablePicture`.
    case prepare(String)
    /// The picture of a preview as a file's bytes; the ending selects the format.
    case write(String, ending: String)
    /// The screen that a preview shows: its picture as PNG and its elements.
    case look(String)
  }

  package var task: Task
  /// The settings of the picture, as variants name them.
  package var settings: [Variant.Setting]
  /// The height of the canvas in points, which no variant has.
  package var height: Double?
  /// The name of the overlay drawn over the picture.
  package var overlay: String?
  /// The steps that lead to the picture; nil for the picture that the preview begins with.
  package var script: StepScript?
  /// A film of what follows, in place of a picture; nil for a picture.
  package var film: ScreenFilm?
  /// The reason for which the preview ended, a declaration that is left out: a box with it is drawn in place of the
  /// preview.
  package var leftOut: String?

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
    case .write(let name, let ending):
      writer.count(2)
      writer.text(name)
      writer.text(ending)
    case .look(let name):
      writer.count(3)
      writer.text(name)
    }
    writer.count(settings.count)
    for setting in settings {
      writer.text(setting.axis.rawValue)
      writer.text(setting.value)
    }
    writer.word((height ?? 0).bitPattern)
    writer.text(overlay ?? "")
    writer.count(script == nil ? 0 : 1)
    script?.write(to: &writer)
    writer.count(film == nil ? 0 : 1)
    film?.write(to: &writer)
    writer.text(leftOut ?? "")
    return writer.bytes
  }

  package init(_ bytes: [UInt8]) throws(ByteCodingError) {
    var reader = ByteReader(bytes[...])
    switch try reader.unsigned() {
    case 0: task = .list
    case 1: task = .prepare(try reader.text())
    case 2: task = .write(try reader.text(), ending: try reader.text())
    case 3: task = .look(try reader.text())
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
    if try reader.unsigned() == 1 { script = try StepScript(&reader) }
    if try reader.unsigned() == 1 { film = try ScreenFilm(&reader) }
    let leftOut = try reader.text()
    self.leftOut = leftOut.isEmpty ? nil : leftOut
  }
}

/// The answer of the program.
package enum PreviewReply: Sendable {
  case list([ListedPreview])
  case prepared([UInt8])
  case written(width: Int, height: Int, remarks: [String], bytes: [UInt8])
  case screen(PreviewScreen)
  /// The reason for a missing picture.
  case failed(String)
  /// The preview ended at a declaration that is left out, for this reason.
  case leftOut(String)

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
    case .written(let width, let height, let remarks, let bytes):
      writer.count(2)
      writer.count(width)
      writer.count(height)
      writer.texts(remarks)
      writer.block(bytes)
    case .screen(let screen):
      writer.count(4)
      screen.write(to: &writer)
    case .failed(let reason):
      writer.count(3)
      writer.text(reason)
    case .leftOut(let reason):
      writer.count(5)
      writer.text(reason)
    }
    return writer.bytes
  }

  /// True when the reply is of the kind that the request expects, or a failure.
  package func answers(_ request: PreviewRequest) -> Bool {
    switch (request.task, self) {
    case (.list, .list), (.prepare, .prepared), (.write, .written), (.look, .screen),
      (.write, .leftOut), (_, .failed):
      true
    default: false
    }
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
      let remarks = try reader.texts()
      guard width < 1 << 32, height < 1 << 32 else { throw ByteCodingError() }
      self = .written(
        width: Int(width), height: Int(height), remarks: remarks,
        bytes: Array(try reader.block()))
    case 3: self = .failed(try reader.text())
    case 4: self = .screen(try PreviewScreen(&reader))
    case 5: self = .leftOut(try reader.text())
    default: throw ByteCodingError()
    }
  }
}

/// The screen of a preview after steps.
package struct PreviewScreen: Hashable, Sendable {
  package var png: [UInt8]
  /// The elements in reading order.
  package var elements: [ShownElement]
  package var remarks: [String]

  package init(png: [UInt8], elements: [ShownElement], remarks: [String]) {
    (self.png, self.elements, self.remarks) = (png, elements, remarks)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.block(png)
    writer.count(elements.count)
    for element in elements { element.write(to: &writer) }
    writer.texts(remarks)
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteCodingError) {
    png = Array(try reader.block())
    elements = []
    for _ in 0..<(try reader.count()) { elements.append(try ShownElement(&reader)) }
    remarks = try reader.texts()
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

/// A moment of the monotonic clock, which is not frozen for previews.
package struct Deadline: Sendable {
  /// Milliseconds; nil for no deadline.
  private let end: Int64?

  package static let never = Deadline(end: nil)

  private init(end: Int64?) { self.end = end }

  package init(seconds: Int) { end = Self.now + Int64(seconds) * 1_000 }

  /// The remaining time for `poll`: -1 without a deadline, 0 when it has passed.
  package var millisecondsLeft: Int32 {
    end.map { Int32(clamping: max($0 - Self.now, 0)) } ?? -1
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}

/// Messages over a pipe: eight bytes of length, least first, and then so many bytes.
package enum MessagePipe {
  /// Longer messages are not messages of ours.
  private static let longest: UInt64 = 1 << 30

  /// The reason for a missing message.
  package enum Failure: Error {
    /// The other end is closed.
    case hasEnded
    /// The bytes are not a message.
    case isForeign
    /// The deadline has passed.
    case isLate
  }

  /// The next message; waits for it until a deadline.
  ///
  /// Memory grows with the bytes that arrive, not with the length that the other end claims.
  package static func message(
    from pipe: Int32, until deadline: Deadline = .never
  ) throws(Failure) -> [UInt8] {
    let length = try read(8, from: pipe, until: deadline).reversed()
      .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= longest else { throw .isForeign }
    return try read(Int(length), from: pipe, until: deadline)
  }

  private static func read(
    _ count: Int, from pipe: Int32, until deadline: Deadline
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var event = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&event, 1, deadline.millisecondsLeft)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { throw .isLate }
      let place = bytes.count
      let part = min(count - place, max(place, 1 << 16))
      bytes += [UInt8](repeating: 0, count: part)
      let read = bytes.withUnsafeMutableBytes {
        GalleyPlatform.read(pipe, $0.baseAddress! + place, part)
      }
      bytes.removeLast(part - max(read, 0))
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { throw .hasEnded }
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
