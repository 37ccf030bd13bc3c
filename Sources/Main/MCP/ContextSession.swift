import GalleyLanguageServer
import GalleyParsing

/// The messages of the Model Context Protocol (JSON-RPC 2.0), one after the other.
struct ContextSession {
  /// The roots of the messages.
  private(set) var tools: ContextTools
  /// The folders that the person who started the session named.
  let roots: Roots
  /// True when the client announced that it has roots.
  private var hasRoots = false

  init(tools: ContextTools, roots: Roots) { (self.tools, self.roots) = (tools, roots) }

  /// The versions of the protocol that are spoken, newest first. They differ in nothing that is
  /// used here.
  ///
  /// 2025-03-26 is not among them, because it alone has batches.
  private static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]

  /// The messages to send after one was received: the answer to a request, the question for the client's roots after
  /// the notification that they are there; nil for other notifications.
  mutating func answer(to text: String) -> SyntaxValue? {
    do throws(JSONRPC.Fault) {
      switch try JSONRPC.message(SourceText(name: "message", text: text)) {
      case .notification("notifications/initialized", _) where hasRoots,
        .notification("notifications/roots/list_changed", _) where hasRoots:
        return JSONRPC.request("roots/list", id: Self.rootsQuestion)
      case .response(let id, let result) where hasRoots && id.text == Self.rootsQuestion:
        let shown = result?["roots"]?.elements?.compactMap { $0["uri"]?.text } ?? []
        tools.readable = roots.folders(shown: shown.map(FileAddress.path))
        return nil
      case .notification, .response: return nil
      case .request(let id, let method, let parameters):
        do throws(JSONRPC.Fault) {
          return JSONRPC.result(try result(of: method, parameters), id: id)
        } catch {
          return JSONRPC.failure(error, id: id)
        }
      }
    } catch {
      return JSONRPC.failure(error)
    }
  }

  private static let rootsQuestion = "galley-roots"

  private static let server = SyntaxValue.object([
    ("name", .text("galley")), ("title", .text("Galley")),
    ("version", .text(CommandLineTool.version)),
    ("description", .text("Draws SwiftUI previews and documents, and uses their screens.")),
  ])

  private mutating func result(
    of method: String, _ parameters: SyntaxValue
  ) throws(JSONRPC.Fault) -> SyntaxValue {
    switch method {
    case "initialize":
      hasRoots = parameters["capabilities"]?["roots"] != nil
      let wanted = parameters["protocolVersion"]?.text
      let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
      return .object([
        ("protocolVersion", .text(version)),
        ("capabilities", .object([("tools", .object([("listChanged", .truth(false))]))])),
        ("serverInfo", Self.server), ("instructions", .text(ContextInstructions.text)),
      ])
    case "ping": return .object([])
    case "tools/list":
      // All tools are on the first page.
      guard parameters["cursor"] == nil else { throw .badParameters("there is no such cursor") }
      return .object([("tools", .array(ContextTools.all.map(\.listed)))])
    case "tools/call":
      guard let name = parameters["name"]?.text else {
        throw .badParameters("'name' is missing")
      }
      return try tools.call(name, parameters["arguments"] ?? .object([]))
    default: throw .noMethod(method)
    }
  }
}
