/// One text of a table of strings in one language.
struct StringEntry: Hashable, Sendable {
  /// A text, or one for every form of number.
  enum Form: Hashable, Sendable {
    case text(String)
    case plural([PluralCategory: String])
  }

  /// A part of a text, `%#@name@`, whose form follows an argument of its own.
  struct Part: Hashable, Sendable {
    /// The number of the argument, from 0; nil is that of the place.
    var position: Int?
    /// The letters of the specifier that `%arg` stands for, such as `lld`.
    var letters = "lld"
    var form: Form
  }

  var form: Form
  var parts: [String: Part] = [:]

  /// The text with its arguments, in the plural forms of a language.
  func text(_ arguments: [StringArgument], _ rules: PluralRules) -> (text: String, isWhole: Bool) {
    var writer = Writer(entry: self, arguments: arguments, rules: rules)
    let number = arguments.first(where: \.isNumber)
    let template = writer.template(form, for: number)
    writer.write(template, number: number)
    // What takes no arguments is no format: its percent signs are what they are.
    return (arguments.isEmpty && parts.isEmpty ? template : writer.text, writer.isWhole)
  }

  private struct Writer {
    let entry: StringEntry
    let arguments: [StringArgument]
    let rules: PluralRules
    var text = ""
    /// True if no argument was missing.
    var isWhole = true
    private var next = 0
    /// Parts may name parts: so many in all, so that a circle of them ends.
    private var budget = 200

    init(entry: StringEntry, arguments: [StringArgument], rules: PluralRules) {
      self.entry = entry
      self.arguments = arguments
      self.rules = rules
    }

    /// The text of a form. None at all has its own form where the strings give one, whatever the
    /// language, as Foundation has it.
    func template(_ form: Form, for number: StringArgument?) -> String {
      switch form {
      case .text(let text): return text
      case .plural(let forms):
        let isNone = number?.double == 0 && number?.isNumber == true
        let category = rules.category(of: number?.text ?? "")
        return (isNone ? forms[.zero] : nil) ?? forms[category] ?? forms[.other] ?? ""
      }
    }

    mutating func write(_ template: String, number: StringArgument?, letters: String = "lld") {
      var rest = template[...]
      while let place = rest.firstIndex(of: "%") {
        text += rest[..<place]
        rest = rest[place...]
        if rest.hasPrefix("%arg"), let number {
          text += FormatSpecifier(letters: letters).text(for: number)
          rest = rest.dropFirst(4)
        } else {
          var behind = rest
          if let specifier = FormatSpecifier(&behind) {
            write(specifier, as: rest[..<behind.startIndex])
            rest = behind
          } else {
            text.append(rest.removeFirst())
          }
        }
      }
      text += rest
    }

    private mutating func write(_ specifier: FormatSpecifier, as written: Substring) {
      if specifier.conversion == "%" { return text.append("%") }
      let part = specifier.name.flatMap { entry.parts[String($0)] }
      let position = part?.position ?? specifier.position ?? next
      guard position < arguments.count, specifier.name == nil || part != nil, budget > 0 else {
        isWhole = false
        text += written
        return
      }
      guard let part else {
        next = position + 1
        text += specifier.text(for: arguments[position])
        return
      }
      budget -= 1
      // Specifiers inside a part begin with its own argument.
      next = position
      write(
        template(part.form, for: arguments[position]), number: arguments[position],
        letters: part.letters)
      next = max(next, position + 1)
    }
  }
}
