import GalleyParsing
import GalleyServe
import GalleyStair

/// A tool as agents see it, with its parameters.
struct ContextTool: Sendable {
  struct Parameter: Sendable {
    let name: String
    /// The members of its schema.
    let schema: [(String, SyntaxValue)]
    var isRequired = false

    init(_ name: String, _ type: String, _ summary: String, isRequired: Bool = false) {
      self.name = name
      schema = [("type", .text(type)), ("description", .text(summary))]
      self.isRequired = isRequired
    }

    init(_ name: String, _ schema: [(String, SyntaxValue)], isRequired: Bool = false) {
      (self.name, self.schema, self.isRequired) = (name, schema, isRequired)
    }

    /// Several texts.
    static func texts(_ name: String, _ summary: String) -> Parameter {
      Parameter(
        name,
        [
          ("type", .text("array")), ("items", .object([("type", .text("string"))])),
          ("description", .text(summary)),
        ])
    }

    /// A setting of the reader or the device.
    static func setting(_ setting: Setting) -> Parameter {
      Parameter(
        setting.name, setting.schemaMembers + [("description", .text("\(setting.meaning)."))])
    }
  }

  let name: String
  let title: String
  let summary: String
  let parameters: [Parameter]
  /// False for tools that change which screens are open and what they show.
  var isReadOnly = true
  /// True when a second call with the same arguments changes nothing more.
  var isIdempotent = true

  init(
    _ name: String, _ title: String, _ summary: String, _ parameters: [Parameter],
    isReadOnly: Bool = true, isIdempotent: Bool = true
  ) {
    (self.name, self.title, self.summary, self.parameters) = (name, title, summary, parameters)
    (self.isReadOnly, self.isIdempotent) = (isReadOnly, isIdempotent)
  }

  /// The tool in the list of tools. Nothing that a tool does reaches files or the network.
  var listed: SyntaxValue {
    let properties = parameters.map { ($0.name, SyntaxValue.object($0.schema)) }
    let required = parameters.filter(\.isRequired).map { SyntaxValue.text($0.name) }
    return .object([
      ("name", .text(name)), ("title", .text(title)), ("description", .text(summary)),
      (
        "inputSchema",
        .object(
          [
            ("type", .text("object")), ("properties", .object(properties)),
            ("additionalProperties", .truth(false)),
          ] + (required.isEmpty ? [] : [("required", .array(required))]))
      ),
      (
        "annotations",
        .object([
          ("title", .text(title)), ("readOnlyHint", .truth(isReadOnly)),
          ("destructiveHint", .truth(false)), ("idempotentHint", .truth(isIdempotent)),
          ("openWorldHint", .truth(false)),
        ])
      ),
    ])
  }

  /// Refuses arguments that the tool does not take, lacks, or takes in another form.
  func check(_ arguments: SyntaxValue) throws(HTTPRefusal) {
    guard let members = arguments.members else {
      throw HTTPRefusal(.badRequest, "the arguments of '\(name)' are an object")
    }
    for member in members {
      guard let parameter = parameters.first(where: { $0.name == member.key }) else {
        throw HTTPRefusal(.badRequest, unknown(member.key))
      }
      try parameter.check(member.value)
    }
    for parameter in parameters where parameter.isRequired && arguments[parameter.name] == nil {
      throw HTTPRefusal(.badRequest, "'\(name)' needs '\(parameter.name)'")
    }
  }

  private func unknown(_ key: String) -> String {
    let names = parameters.map(\.name)
    let meant = SpellingSuggestion.nearest(key, in: names).map { "; did you mean '\($0)'?" } ?? "."
    let all = names.isEmpty ? "nothing" : names.joined(separator: ", ")
    return "'\(name)' has no argument '\(key)'\(meant) It takes \(all)."
  }
}

extension ContextTool.Parameter {
  /// Refuses a value of another type. Agents write numbers and truth values as such, or as text.
  fileprivate func check(_ value: SyntaxValue) throws(HTTPRefusal) {
    let types = SyntaxValue.object(schema).schemaTypes
    let isRight = types.contains { type in
      switch type {
      case "string": value.text != nil
      case "boolean": value.truth != nil || value.text.flatMap(Bool.init) != nil
      case "array": value.elements != nil
      case "object": value.members != nil
      case "integer": value.number?.isInteger == true
      default: value.number != nil || value.text.flatMap(Double.init) != nil
      }
    }
    guard !isRight else { return }
    let names = types.map { ["array", "integer", "object"].contains($0) ? "an \($0)" : "a \($0)" }
    throw HTTPRefusal(
      .badRequest, "'\(name)' takes \(names.joined(separator: " or ")), not \(value.summary)")
  }
}
