package import GalleyParsing

/// Messages of JSON-RPC 2.0, as agents and editors send them.
package enum JSONRPC {
  /// A message from the other side.
  package enum Message: Sendable {
    /// Wants an answer with this identifier.
    case request(id: SyntaxValue, method: String, parameters: SyntaxValue)
    /// Gets no answer.
    case notification(method: String, parameters: SyntaxValue)
    /// Answers what was asked of the other side.
    case response(id: SyntaxValue, result: SyntaxValue?)
  }

  /// Why a message is not answered as it wants (5.1).
  package struct Fault: Error {
    package var code: Int
    package var message: String

    package static let noText = Fault(code: -32700, message: "the message is no JSON")
    package static let noRequest = Fault(
      code: -32600, message: "the message is no request of JSON-RPC 2.0")
    package static func noMethod(_ name: String) -> Fault {
      Fault(code: -32601, message: "there is no method '\(name)'")
    }
    package static func badParameters(_ message: String) -> Fault {
      Fault(code: -32602, message: message)
    }
  }

  /// Reads one message.
  package static func message(_ text: SourceText) throws(Fault) -> Message {
    let (value, findings) = JSONParser.parse(text)
    guard let value, !findings.contains(where: { $0.severity == .error }) else { throw .noText }
    let id = value["id"]
    guard value["jsonrpc"]?.text == "2.0", let method = value["method"]?.text,
      id.map({ $0.text != nil || $0.number != nil }) ?? true
    else {
      if value["method"] == nil, value["result"] != nil || value["error"] != nil {
        return .response(id: id ?? .null, result: value["result"])
      }
      throw .noRequest
    }
    let parameters = value["params"] ?? .object([])
    guard let id else { return .notification(method: method, parameters: parameters) }
    return .request(id: id, method: method, parameters: parameters)
  }

  /// The answer to a request.
  package static func result(_ result: SyntaxValue, id: SyntaxValue) -> SyntaxValue {
    .object([("jsonrpc", .text("2.0")), ("id", id), ("result", result)])
  }

  /// The answer to a request that cannot be carried out; null stands for an identifier that could
  /// not be read.
  package static func failure(_ fault: Fault, id: SyntaxValue = .null) -> SyntaxValue {
    let error = SyntaxValue.object([
      ("code", .number(Double(fault.code))), ("message", .text(fault.message)),
    ])
    return .object([("jsonrpc", .text("2.0")), ("id", id), ("error", error)])
  }

  /// A question to the other side.
  package static func request(_ method: String, id: String) -> SyntaxValue {
    .object([("jsonrpc", .text("2.0")), ("id", .text(id)), ("method", .text(method))])
  }

  /// A message that wants no answer.
  static func notification(_ method: String, _ parameters: SyntaxValue) -> SyntaxValue {
    .object([("jsonrpc", .text("2.0")), ("method", .text(method)), ("params", parameters)])
  }
}
