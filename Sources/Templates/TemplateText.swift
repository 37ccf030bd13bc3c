import GalleyParsing
import GalleySystem

/// A text with placeholders for fields of data, cut into its parts.
///
/// A placeholder is `{path}`, `{path, format}` or `{path, format, style}`, and may end with a default, as
/// `{path ?? text}`. `{{` and `}}` are the braces themselves.
struct TemplateText {
  enum Part: Equatable {
    case text(String)
    case field(Placeholder)
  }

  /// A text that cannot be cut: the message, and the bytes of the text that it is about.
  struct Fault: Error, Equatable {
    var message: String
    var range: Range<Int>
  }

  private(set) var parts: [Part] = []

  /// True for a text that has nothing to replace.
  static func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  /// Cuts a text; linear in its length.
  init(_ text: String) throws(Fault) {
    let bytes = Array(text.utf8)
    var (index, plain) = (0, [UInt8]())
    func isBrace(_ place: Int, _ brace: UInt8) -> Bool {
      place < bytes.count && bytes[place] == brace
    }
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == .opening || byte == .closing else {
        plain.append(byte)
        index += 1
        continue
      }
      if isBrace(index + 1, byte) {
        plain.append(byte)
        index += 2
        continue
      }
      guard byte == .opening else {
        throw Fault(
          message: "\"}\" without \"{\"; a brace is written \"}}\"", range: index..<index + 1)
      }
      guard let end = bytes[index...].firstIndex(of: .closing) else {
        throw Fault(
          message: "\"{\" without \"}\"; a brace is written \"{{\"", range: index..<index + 1)
      }
      if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
      plain = []
      let inner = String(decoding: bytes[index + 1..<end], as: UTF8.self)
      parts.append(.field(try Placeholder(inner, at: index..<end + 1)))
      index = end + 1
    }
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
  }

  /// The placeholder of a text that consists of it alone.
  var only: Placeholder? {
    if parts.count == 1, case .field(let placeholder) = parts[0] { placeholder } else { nil }
  }
}

extension UInt8 {
  fileprivate static let opening = UInt8(ascii: "{")
  fileprivate static let closing = UInt8(ascii: "}")
}

/// The name of a field, the form of its value, and the text in place of a missing one.
struct Placeholder: Equatable {
  var path: FieldPath
  /// The form of the value; nil for the value as it is.
  var format: FieldFormat?
  /// The text in place of a value that is missing, null or empty; nil for an error.
  var fallback: String?
  /// The bytes of the text that it takes, braces included.
  var range: Range<Int>

  init(_ text: String, at range: Range<Int>) throws(TemplateText.Fault) {
    self.range = range
    var rest = Substring(text)
    if let mark = text.firstRange(of: "??") {
      fallback = text[mark.upperBound...].trimmed
      rest = text[..<mark.lowerBound]
    }
    let words = rest.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
      .map(\.trimmed)
    guard let path = FieldPath(words[0]) else {
      throw TemplateText.Fault(
        message: "a placeholder names a field of the data, as {name}; a brace is written \"{{\"",
        range: range)
    }
    self.path = path
    guard words.count > 1 else { return }
    do throws(FieldFormat.Fault) {
      format = try FieldFormat(words[1], style: words.count > 2 ? words[2] : nil)
    } catch {
      throw TemplateText.Fault(message: error.message, range: range)
    }
  }
}

/// The way to a value in a record: names of members, and places of elements from 0, with dots between them.
struct FieldPath: Hashable, CustomStringConvertible {
  let names: [String]
  var description: String { names.joined(separator: ".") }

  /// Nil for an empty path, or one with an empty name.
  init?(_ text: String) {
    names = text.split(separator: ".", omittingEmptySubsequences: false)
      .map(\.trimmed)
    if names.contains(where: \.isEmpty) { return nil }
  }
}
