import GalleyParsing

/// The messages of the Model Context Protocol (JSON-RPC 2.0), one after the other.
struct ContextSession {
  /// What the messages are about.
  let tools: ContextTools

  /// The versions of the protocol that are spoken, newest first. They differ in nothing that is
  /// used here.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// Why a message is not answered as it wants (JSON-RPC 2.0, 5.1).
  struct Fault: Error {
    var code: Int
    var message: String

    static let noText = Fault(code: -32700, message: "the message is no JSON")
    static let noRequest = Fault(code: -32600, message: "the message is no request of JSON-RPC 2.0")
    static func noMethod(_ name: String) -> Fault {
      Fault(code: -32601, message: "there is no method '\(name)'")
    }
    static func badParameters(_ message: String) -> Fault { Fault(code: -32602, message: message) }
  }

  /// The answer to a message; nil for a notification, which gets none.
  func answer(to text: String) -> SyntaxValue? {
    let (value, findings) = JSONParser.parse(SourceText(name: "message", text: text))
    guard let value, !findings.contains(where: { $0.severity == .error }) else {
      return Self.failure(.noText, id: .null)
    }
    let id = value["id"]
    guard value["jsonrpc"]?.text == "2.0", let method = value["method"]?.text,
      id.map({ $0.text != nil || $0.number != nil }) ?? true
    else {
      // An answer to a request that we never send.
      if value["method"] == nil, value["result"] != nil || value["error"] != nil { return nil }
      return Self.failure(.noRequest, id: .null)
    }
    guard let id else { return nil }
    do throws(Fault) {
      let result = try result(of: method, value["params"] ?? .object([]))
      return .object([("jsonrpc", .text("2.0")), ("id", id), ("result", result)])
    } catch {
      return Self.failure(error, id: id)
    }
  }

  private func result(
    of method: String, _ parameters: SyntaxValue
  ) throws(Fault) -> SyntaxValue {
    switch method {
    case "initialize":
      let wanted = parameters["protocolVersion"]?.text
      let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
      return .object([
        ("protocolVersion", .text(version)),
        ("capabilities", .object([("tools", .object([]))])),
        (
          "serverInfo",
          .object([("name", .text("galley")), ("version", .text(CommandLineTool.version))])
        ),
      ])
    case "ping": return .object([])
    case "tools/list": return .object([("tools", tools.list)])
    case "tools/call":
      guard let name = parameters["name"]?.text else {
        throw .badParameters("'name' is missing")
      }
      return try tools.call(name, parameters["arguments"] ?? .object([]))
    default: throw .noMethod(method)
    }
  }

  private static func failure(_ fault: Fault, id: SyntaxValue) -> SyntaxValue {
    let error = SyntaxValue.object([
      ("code", .number(Double(fault.code))), ("message", .text(fault.message)),
    ])
    return .object([("jsonrpc", .text("2.0")), ("id", id), ("error", error)])
  }
}
