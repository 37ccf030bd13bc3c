import GalleySnapshots
import GalleySystem

/// Finds where in sources of SwiftUI the nodes of a picture were written: each node is looked for among
/// the views that the body of the view around it names, in their order. The compiler is not asked, so
/// that sources need nothing for it; what is not found stands where the node around it does.
struct SwiftPlaces: Sendable {
  /// A view as it is written, with its modifiers.
  struct Call: Sendable {
    var name: String
    var location: SceneLocation
    var modifiers: [SceneNode.Modifier] = []
    /// The views in its arguments and closures, and in those of its modifiers.
    var children: [Call] = []
    /// The words that it is given first, where they stand there as they are.
    var words: String?
    /// The branches that it stands in, outermost first.
    var branches: [Branch] = []
  }

  /// One of the ways that a condition may go.
  struct Branch: Hashable, Sendable {
    /// The offset of the condition.
    var condition: Int
    var number: Int
  }

  /// The declarations of a view's type.
  private struct ViewType {
    /// Its bodies: several where the name is that of several types.
    var bodies: [(file: String, calls: [Call])] = []
    var helpers: [String: [Call]] = [:]
  }

  private var types: [String: ViewType] = [:]
  /// Macros by the line they begin in, for each file.
  private var previews: [String: [Int: [Call]]] = [:]

  /// - Parameter files: The sources by the user's names for them.
  init(_ files: [String]) {
    for file in files {
      guard let bytes = try? File.read(file) else { continue }
      var reader = SwiftViewReader(bytes, file: file)
      reader.read()
      previews[file] = reader.previews
      for member in reader.members {
        var type = types[member.type] ?? ViewType()
        if member.name == "body" || member.name == "previews" {
          type.bodies.append((file, member.calls))
        }
        // Of several of one name none is known to be meant.
        let isKnown = type.helpers[member.name] == nil
        type.helpers[member.name] = isKnown ? member.calls : []
        types[member.type] = type
      }
    }
  }

  /// Gives the nodes of a preview their places.
  ///
  /// - Parameters:
  ///   - file: The source of the preview.
  ///   - line: Where a macro begins; nil for a provider.
  ///   - type: The provider.
  func locate(_ scene: inout SceneDescription, file: String, line: Int?, type: String) {
    let root =
      line.flatMap { line in
        // A macro's line is that of its name, whatever stands before it.
        previews[file].flatMap { $0[line] ?? $0[line - 1] }
      } ?? body(of: type.split(separator: ".").last.map(String.init) ?? "", in: file)
    let top = SceneLocation(file: file, line: line ?? 1, column: 1)
    var contexts: [Context] = []
    var places: [SceneLocation] = []
    let outermost = Context(flattened(root, in: nil))
    for index in scene.nodes.indices {
      let node = scene.nodes[index]
      let context = node.parent < 0 ? outermost : contexts[node.parent]
      guard let (call, owner) = context.take(node) else {
        contexts.append(context)
        places.append(node.parent < 0 ? top : places[node.parent])
        scene.nodes[index].location = places[index]
        continue
      }
      scene.nodes[index].location = call.location
      scene.nodes[index].modifiers = call.modifiers
      places.append(call.location)
      var inner = flattened(call.children, in: owner)
      inner = flattened(body(of: node.type, in: call.location.file), in: node.type) + inner
      contexts.append(Context(inner))
    }
  }

  /// The body of a type: the one in the same file where several types have the name, as private ones do,
  /// and nothing where that does not tell.
  private func body(of type: String, in file: String) -> [Call] {
    let bodies = types[type]?.bodies ?? []
    if bodies.count == 1 { return bodies[0].calls }
    let near = bodies.filter { $0.file == file }
    return near.count == 1 ? near[0].calls : []
  }

  /// Views with those inside of them, in the order of the source; the type's own properties that are
  /// views stand for what they say.
  private func flattened(
    _ calls: [Call], in type: String?, depth: Int = 0
  ) -> [(call: Call, owner: String?)] {
    guard depth < 24 else { return [] }
    return calls.flatMap { call -> [(call: Call, owner: String?)] in
      func inside(_ calls: [Call]) -> [(call: Call, owner: String?)] {
        flattened(calls, in: type, depth: depth + 1).map { found in
          var found = found
          found.call.branches = call.branches + found.call.branches
          return found
        }
      }
      let inner = inside(call.children)
      guard let first = call.name.first, first.isLowercase else { return [(call, type)] + inner }
      return inside(type.flatMap { types[$0]?.helpers[call.name] } ?? []) + inner
    }
  }

  /// The views that may stand inside of a node, and which of them were met.
  private final class Context {
    private let calls: [(call: Call, owner: String?)]
    private var isTaken: [Bool]

    init(_ calls: [(call: Call, owner: String?)]) {
      self.calls = calls
      isTaken = Array(repeating: false, count: calls.count)
    }

    /// The next view of a node's type; the last one again where a loop makes several. Where a condition
    /// decides which of several is drawn, that is the one with the node's words and modifiers; nothing
    /// where these are the same, as the line would be a guess.
    func take(_ node: SceneNode) -> (Call, String?)? {
      let same = calls.indices.filter { calls[$0].call.name == node.type }
      let heads = node.properties.map { $0.name.prefix { $0 != "." && $0 != "[" } }
      let words = node.properties.first { $0.name == "text" }?.value
      func fit(_ index: Int) -> Int {
        let call = calls[index].call
        var sum = 0
        if let words, let own = call.words { sum = words == own ? 8 : -8 }
        return call.modifiers.reduce(sum) { sum, modifier in
          if heads.contains(where: { modifier.name == $0 }) { return sum + 1 }
          return Self.seen.contains(modifier.name) && !heads.isEmpty ? sum - 1 : sum
        }
      }
      let left = same.filter { !isTaken[$0] && isOpen(calls[$0].call) }
      let best = left.map(fit).max()
      let fitting = left.filter { fit($0) == best }
      guard let index = fitting.first ?? same.last else { return nil }
      isTaken[index] = true
      let branches = calls[index].call.branches
      let rivals = fitting.dropFirst().filter {
        // What is sure to be drawn with it comes later in the source, and in the picture.
        calls[$0].call.branches.starts(with: branches) == false
      }
      // Of what stands after a condition the first one may be meant as well.
      if branches.contains(where: { ways[$0.condition] == nil }), !rivals.isEmpty {
        for rival in rivals where excludes(branches, calls[rival].call.branches) {
          isTaken[rival] = true
        }
        return nil
      }
      for branch in branches { ways[branch.condition] = branch.number }
      return calls[index]
    }

    /// Which way the conditions went, as far as what was met tells.
    private var ways: [Int: Int] = [:]

    private func isOpen(_ call: Call) -> Bool {
      call.branches.allSatisfy { ways[$0.condition] == nil || ways[$0.condition] == $0.number }
    }

    /// Whether one of two views is not drawn where the other is.
    private func excludes(_ one: [Branch], _ other: [Branch]) -> Bool {
      one.contains { branch in
        other.contains { $0.condition == branch.condition && $0.number != branch.number }
      }
    }

    /// Modifiers that always leave a property of their name.
    private static let seen: Set = ["padding", "opacity"]
  }
}
