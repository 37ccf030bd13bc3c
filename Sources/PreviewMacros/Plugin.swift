/// The answer of the plugin.
enum Plugin {
  static func answer(to name: String, _ payload: [String: Any]) -> [String: Any] {
    switch name {
    case "getCapability":
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    case "expandFreestandingMacro":
      switch macro(payload) {
      case "Preview": return expansion(preview(payload))
      case "WidgetPreview": return expansion(other(payload))
      default: return expansion("")
      }
    case "expandAttachedMacro": return expansion(attached(payload))
    default: return expansion("")
    }
  }

  private static func expansion(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
  }

  private static func source(_ payload: [String: Any], _ key: String) -> String {
    (payload[key] as? [String: Any])?["source"] as? String ?? ""
  }

  // #Preview

  private static func preview(_ payload: [String: Any]) -> String {
    let call = MacroCall(source(payload, "syntax"))
    let (signature, statements) = ClosureSignature.parted(call.body)
    let (stored, rest) = PreviewableDeclarations.parted(statements)
    let closure = """
      { \(signature)
      \(rest)
        }
      """
    // Without properties of its own the closure runs once, so that the objects that it makes live as long as
    // the preview.
    let made =
      stored.isEmpty
      ? "  return _made \(closure)"
      : """
        struct Host: _PreviewView {
      \(stored)
          var body: some _PreviewView \(signature.isEmpty ? closure : "{ _PreviewBody \(closure) }")
        }
        return Host()
      """
    return registry(payload, call, made: made)
  }

  /// A preview of a widget: a view of the macro's name with an underscore has the macro's arguments.
  private static func other(_ payload: [String: Any]) -> String {
    let source = source(payload, "syntax")
    let call = MacroCall(source)
    let start = source.firstRange(of: "#Preview")?.upperBound ?? source.endIndex
    return registry(payload, call, made: "  return _\(macro(payload))\(source[start...])")
  }

  /// The registration of a preview.
  private static func registry(
    _ payload: [String: Any], _ call: MacroCall, made: String
  ) -> String {
    let location = (payload["syntax"] as? [String: Any])?["location"] as? [String: Any]
    let discriminator = payload["discriminator"] as? String ?? "preview"
    let unnamed = call.arguments.first { $0.label == nil }?.value
    let traits = call.traits.joined(separator: ", ")
    return """
      struct \(discriminator)15PreviewRegistryfMu_: PreviewRegistry {
        nonisolated static var name: Swift.String? { \(unnamed ?? "nil") }
        nonisolated static var file: Swift.String { \(quoted(location?["fileID"] as? String ?? "")) }
        nonisolated static var line: Swift.Int { (#line) }
        @MainActor static var traits: _PreviewTraits { [\(traits)] }
        @MainActor static func make() -> any _PreviewView {
      \(made)
        }
      }
      """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func macro(_ payload: [String: Any]) -> String {
    (payload["macro"] as? [String: Any])?["typeName"] as? String ?? ""
  }

  /// `@Previewable` and others expand to nothing.
  private static func attached(_ payload: [String: Any]) -> String {
    let declaration = source(payload, "declSyntax")
    let role = payload["macroRole"] as? String
    switch macro(payload) {
    case "Entry":
      guard let entry = EntryDeclaration(declaration) else { return "" }
      return role == "accessor" ? entry.accessors : entry.key
    case "Model":
      if role == "extension" {
        return conformance(payload, "PersistentModel", "Observable", "Hashable", "Identifiable")
      }
      if role == "member" { return ModelDeclaration(declaration)?.members ?? "" }
      let property = PropertyDeclaration(declaration[...])
      return property?.isStored == true ? "@ObservationTracked" : ""
    case "Animatable": return conformance(payload, "Animatable")
    case "ModelActor":
      if role == "extension" { return conformance(payload, "ModelActor") }
      return ModelDeclaration(declaration)?.actorMembers ?? ""
    default: return ""
    }
  }

  /// An extension with those of the conformances that the type has not yet.
  private static func conformance(_ payload: [String: Any], _ names: String...) -> String {
    let wanted = source(payload, "conformanceListSyntax")
    let missing = names.filter { wanted.contains($0) }.joined(separator: ", ")
    return missing.isEmpty
      ? "" : "extension \(source(payload, "extendedTypeSyntax")): \(missing) {}"
  }
}

/// `@Entry var name: Type = value`.
struct EntryDeclaration {
  private let name: String
  private let type: String?
  private let value: String?

  init?(_ source: String) {
    guard let rest = SourceScanner.rest(of: source[...], after: "var") else { return nil }
    let parts = SourceScanner.split(rest, at: "=", most: 1)
    let head = SourceScanner.split(parts[0], at: ":", most: 1)
    name = SourceScanner.trimmed(head[0])
    type = head.count > 1 ? SourceScanner.trimmed(head[1]) : nil
    value = parts.count > 1 ? SourceScanner.trimmed(parts[1]) : nil
    if name.isEmpty { return nil }
  }

  var accessors: String {
    "{ get { self[__Key_\(name).self] } set { self[__Key_\(name).self] = newValue } }"
  }

  var key: String {
    let stored =
      type.map { "static var defaultValue: \($0) { \(value ?? "nil") }" }
      ?? "nonisolated(unsafe) static let defaultValue = \(value ?? "()")"
    return "private struct __Key_\(name): _EntryKey { \(stored) }"
  }
}
