import GalleyDesign
import GalleyGeometry
import GalleyParsing
import GalleyRendering
import GalleySnapshots
import GalleyStair
import GalleySystem
import Synchronization

/// The requests of the page, and their responses. Names come from the index of documents and of the run; a
/// part of a request is never used as a path.
package final class LiveSite: Sendable {
  /// The served documents.
  package let documents: ServedDocuments
  /// The hub of listeners for changes.
  package let events = EventHub()
  let pictures = PictureStore()
  /// Previews; nil without any.
  let previews: PreviewShelf?
  private struct Run {
    var desk: ReviewDesk?
    var page: [String: [UInt8]] = [:]
  }

  private let run: Mutex<Run>

  /// Makes a site over documents, and over a run of their tests.
  package init(
    documents: ServedDocuments, previews: (any ServedPreviews)? = nil, review: ReviewDesk? = nil
  ) {
    self.documents = documents
    self.previews = previews.map { PreviewShelf($0) }
    run = Mutex(Run())
    show(review)
  }

  /// Shows another run from now on.
  package func show(_ review: ReviewDesk?) {
    let files =
      review?.page
      ?? HTMLReport.files(of: SnapshotReport(), corpus: documents.root, output: "", isServed: true)
    let page = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    run.withLock { $0 = Run(desk: review, page: page) }
  }

  private func desk() throws(HTTPRefusal) -> ReviewDesk {
    guard let desk = run.withLock({ $0.desk }) else {
      throw HTTPRefusal(.notFound, "there was no run of these tests")
    }
    return desk
  }

  /// The memory of pictures that pages may still request, in bytes.
  package var keptBytes: Int { pictures.size }

  /// The answer to a request that the gatekeeper let pass.
  package func answer(_ request: HTTPRequest) -> HTTPResponse {
    do throws(HTTPRefusal) {
      return request.method == "POST" ? try post(request) : try get(request)
    } catch {
      return HTTPResponse(error)
    }
  }

  private func get(_ request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
    let path = request.path.joined(separator: "/")
    switch request.path.first {
    case "events" where request.path.count == 1: return HTTPResponse(events.listen())
    case "documents" where request.path.count == 1: return .json(JSONWriter.text(of: index))
    case "components" where request.path.count == 1:
      return .json(JSONWriter.text(of: documents.catalog.json, style: .compact))
    case "picture" where request.path.count == 2:
      let known = pictures.picture(named: request.path[1]) { try? $0.png() }
      guard let bytes = known else {
        throw HTTPRefusal(.notFound, "the picture is not kept any more")
      }
      return HTTPResponse(.ok, "image/png", bytes, isImmutable: true)
    case "live" where request.path.count > 1:
      return try live(request.path.dropFirst().joined(separator: "/"), request.query)
    case "decisions" where request.path.count == 1:
      return .json(JSONWriter.text(of: run.withLock { $0.desk }?.decisions ?? .object([])))
    case .some(let kind) where ["files", "references"].contains(kind):
      let name = request.path.dropFirst().joined(separator: "/")
      return HTTPResponse(.ok, "image/png", try desk().picture(kind, name))
    default:
      guard let file = run.withLock({ $0.page[path.isEmpty ? "index.html" : path] }) else {
        throw HTTPRefusal(.notFound, "there is nothing here")
      }
      return HTTPResponse(.ok, Self.type(of: path), file)
    }
  }

  private static func type(of path: String) -> String {
    path.hasSuffix(".js")
      ? "text/javascript; charset=utf-8"
      : path.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/html; charset=utf-8"
  }

  /// A document as a picture alone.
  private func live(
    _ name: String, _ words: [String: String]
  ) throws(HTTPRefusal) -> HTTPResponse {
    // The key `of` only makes the address different, so that the browser requests the picture again.
    let settings = try ViewSettings(words.filter { $0.key != "of" })
    // A document that cannot be drawn is not a failure of the page that requests it.
    let png =
      if let preview = previews?.picture(of: name, settings) { preview.png } else {
        try documents.picture(of: name, settings).png
      }
    return HTTPResponse(png == nil ? .noContent : .ok, "image/png", png ?? [])
  }

  /// The documents and components to display and choose from.
  private var index: SyntaxValue {
    func texts(_ words: [String]) -> SyntaxValue { .array(words.map { .text($0) }) }
    return .object([
      ("root", .text(documents.root)), ("documents", texts(documents.names)),
      ("devices", texts(Device.presets.map(\.name))),
      ("textSizes", texts(TextSize.allCases.map(\.rawValue))),
      ("themes", texts(Theme.presets.map(\.name))),
      (
        "made",
        .object(
          MadeDocuments.Shelf.allCases.map { ($0.rawValue, texts(documents.names(on: $0))) }
            + (previews.map { [("previews", texts($0.names))] } ?? []))
      ),
    ])
  }

  // MARK: What changes something

  private func post(_ request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
    let source = SourceText(name: "request", bytes: request.body)
    let (value, findings) = JSONParser.parse(source)
    guard let value, value.members != nil, !findings.contains(where: { $0.severity == .error })
    else { throw HTTPRefusal(.badRequest, "the request is no JSON object") }
    switch request.path {
    case ["render"]: return try render(value)
    case ["inspect"]: return try inspect(value)
    case ["touch"]: return try touch(value)
    case ["export"]: return try export(value)
    case ["decide"]: return try decide(value)
    default: throw HTTPRefusal(.notFound, "there is nothing here")
    }
  }

  /// `{changes: [[name, verdict or null]…]}`, answered with all decisions.
  private func decide(_ request: SyntaxValue) throws(HTTPRefusal) -> HTTPResponse {
    let desk = try desk()
    let changes = try (request["changes"]?.elements ?? []).map { change throws(HTTPRefusal) in
      guard let pair = change.elements, pair.count == 2, let name = pair[0].text,
        pair[1].isNull || pair[1].text.flatMap(ReviewDesk.Verdict.init) != nil
      else { throw HTTPRefusal(.badRequest, "a change is a name and a verdict or null") }
      return (name, pair[1].text.flatMap(ReviewDesk.Verdict.init))
    }
    try desk.decide(changes)
    return .json(JSONWriter.text(of: desk.decisions))
  }

  /// The contents of a request: `{document, settings: {name: word…}, edits: [{pointer, place, name,
  /// value}…]}`; an edit without a value removes the key.
  struct Wish {
    var name: String
    var settings: ViewSettings
    var edits: [SourceEdit]

    init(_ request: SyntaxValue) throws(HTTPRefusal) {
      guard let name = request["document"]?.text else {
        throw HTTPRefusal(.badRequest, "'document' is missing")
      }
      self.name = name
      var words: [String: String] = [:]
      for member in request["settings"]?.members ?? [] {
        words[member.key] = member.value.text ?? ""
      }
      settings = try ViewSettings(words)
      edits = try (request["edits"]?.elements ?? []).map { edit throws(HTTPRefusal) in
        guard let pointer = edit["pointer"]?.text, let place = edit["place"]?.text,
          ["values", "properties"].contains(place), let key = edit["name"]?.text
        else { throw HTTPRefusal(.badRequest, "an edit needs pointer, place and name") }
        return SourceEdit(pointer: pointer, place: place, name: key, value: edit["value"])
      }
    }
  }

  /// Besides the wish `over`, the name of the picture that the page has: where little of it changed, the
  /// answer has `stripes: [[top, rows, picture]…]` to be laid over it, and no nodes, which `inspect`
  /// gives.
  private func render(_ request: SyntaxValue) throws(HTTPRefusal) -> HTTPResponse {
    let wish = try Wish(request)
    if let preview = previews?.picture(of: wish.name, wish.settings) {
      var members: [(String, SyntaxValue)] = [("document", .text(wish.name))]
      if let png = preview.png {
        members.append(("picture", .text("picture/\(pictures.keep(png))")))
      }
      return .json(JSONWriter.text(of: .object(members + preview.facts), style: .compact))
    }
    let before = request["over"]?.text
    let picture = try documents.picture(
      of: wish.name, wish.settings, edits: wish.edits,
      over: before.flatMap { pictures.view(named: $0) })
    var members: [(String, SyntaxValue)] = [("document", .text(wish.name))]
    if let view = picture.view {
      if picture.stripes?.isEmpty == true, let before {
        // Not one pixel differs, but nodes may.
        pictures.replace(before, by: view)
        members.append(("picture", .text("picture/\(before)")))
      } else {
        let name = pictures.keep(view, png: picture.png, inPlaceOf: before)
        members.append(("picture", .text("picture/\(name)")))
      }
      if let stripes = picture.stripes {
        let told = stripes.map { stripe in
          SyntaxValue.array([
            .number(Double(stripe.top)), .number(Double(stripe.rows)),
            .text("picture/\(pictures.keep(stripe.png))"),
          ])
        }
        members.append(("stripes", .array(told)))
      }
    }
    members += picture.facts
    if picture.stripes == nil {
      members += LivePicture.details(of: picture.view, picture.source, documents.sources)
    }
    return .json(JSONWriter.text(of: .object(members), style: .compact))
  }

  /// `{picture}`: the nodes of what a picture shows, and its text.
  private func inspect(_ request: SyntaxValue) throws(HTTPRefusal) -> HTTPResponse {
    guard let view = request["picture"]?.text.flatMap({ pictures.view(named: $0) }) else {
      throw HTTPRefusal(.notFound, "the picture is not kept any more")
    }
    let facts = LivePicture.details(of: view, view.syntax.source, documents.sources)
    return .json(JSONWriter.text(of: .object(facts), style: .compact))
  }

  /// Besides the wish `format`: png, svg or pdf.
  private func export(_ request: SyntaxValue) throws(HTTPRefusal) -> HTTPResponse {
    let wish = try Wish(request)
    let word = request["format"]?.text ?? ""
    if let format = PageFormat(rawValue: word) {
      let bytes = try documents.page(of: wish.name, wish.settings, edits: wish.edits, as: format)
      return HTTPResponse(.ok, format == .svg ? "image/svg+xml" : "application/pdf", bytes)
    }
    guard word == "png" else { throw HTTPRefusal(.badRequest, "'\(word)' is no format") }
    let picture =
      if let preview = previews?.picture(of: wish.name, wish.settings) { preview } else {
        try documents.picture(of: wish.name, wish.settings, edits: wish.edits)
      }
    guard let png = picture.png else {
      throw HTTPRefusal(.conflict, "the document cannot be drawn")
    }
    return HTTPResponse(.ok, "image/png", png)
  }
}
