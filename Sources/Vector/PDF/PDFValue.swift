/// A value of a PDF file (ISO 32000-1, section 7.3).
indirect enum PDFValue: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case stream(PDFStream)
  /// An object of the file by its number.
  case reference(Int)

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A whole number.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  var name: String? {
    if case .name(let name) = self { name } else { nil }
  }

  var array: [PDFValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The entries of a dictionary or of a stream's dictionary.
  var dictionary: [String: PDFValue]? {
    switch self {
    case .dictionary(let entries): entries
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  var stream: PDFStream? {
    if case .stream(let stream) = self { stream } else { nil }
  }

  /// The number of the object that is referred to.
  var objectNumber: Int? {
    if case .reference(let number) = self { number } else { nil }
  }
}

/// Bytes with what is said about them, packed as they stand in the file.
struct PDFStream: Sendable {
  var dictionary: [String: PDFValue]
  var bytes: ArraySlice<UInt8>
  /// The offset of the bytes in the file.
  var offset: Int
}

/// Why a PDF file cannot be read: where, what belongs there and what is there.
struct PDFError: Error, Hashable, CustomStringConvertible {
  /// The distance from the start of the file, in bytes; nil where the fault is one of contents.
  var offset: Int?
  var message: String

  init(at offset: Int? = nil, _ message: String) {
    self.offset = offset
    self.message = message
  }

  var description: String {
    offset.map { "byte \($0): \(message)" } ?? message
  }
}

/// The limits of a file.
enum PDFLimits {
  static let fileBytes = 1 << 26
  /// All streams together, unpacked, each as often as it is used.
  static let unpackedBytes = 1 << 28
  /// Objects that the table of a file may name.
  static let objects = 1 << 20
  /// Arrays and dictionaries in one another, and forms, masks and groups of clips.
  static let depth = 64
  /// Operators of all contents together, each as often as it is run.
  static let operators = 2_000_000
  /// Steps of functions: what their values take, and each time that one is read its samples and as
  /// much as keeps the number of readings to 2¹⁶.
  static let functionSteps = 1 << 28
  /// Operands of one operator.
  static let operands = 4_096
  /// Shapes, pictures and groups.
  static let nodes = 100_000
}
