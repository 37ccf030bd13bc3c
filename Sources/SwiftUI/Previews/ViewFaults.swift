internal import Synchronization

/// The reason for which a preview ends, and the view whose body ends it.
package struct ViewFault: Hashable, Sendable {
  package enum Kind: UInt64, Sendable {
    /// The view reads an object that no view around was given.
    case missingObject
    /// A declaration that is left out was met.
    case leftOut
    /// An initialiser of which a statement is left out was met; what follows may lack what the statement sets.
    case incomplete
  }

  package var kind: Kind
  /// The name of the view's type; nil where no body is evaluated.
  package var view: String?
  package var reason: String

  package init(_ kind: Kind, view: String?, _ reason: String) {
    (self.kind, self.view, self.reason) = (kind, view, reason)
  }
}

/// The faults of views in a process that can be copied: one copy notes the fault at which it ends, and the next one
/// draws a labelled box in place of that view alone.
package final class ViewFaults: Sendable {
  /// The faults of the copy that runs; nil where nothing is drawn again.
  @TaskLocal package static var current: ViewFaults?

  private struct State {
    /// The types whose bodies are being evaluated, innermost last.
    var evaluated: [Any.Type] = []
    /// The first reason for which an initialiser was incomplete.
    var incomplete: String?
  }

  private let boxed: [String: ViewFault]
  private let note: @Sendable (ViewFault) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - boxed: The faults of the views that are drawn as boxes, by the names of their types.
  ///   - note: Notes the fault at which the process probably ends.
  package init(boxed: [String: ViewFault], note: @escaping @Sendable (ViewFault) -> Void) {
    (self.boxed, self.note) = (boxed, note)
  }

  private static func name(of type: Any.Type) -> String { String(reflecting: type) }

  /// The fault of a view that is drawn as a box, whatever it was given.
  static func fault(of type: Any.Type) -> ViewFault? {
    guard let boxed = current?.boxed, !boxed.isEmpty else { return nil }
    return boxed[name(of: type)]
  }

  /// Evaluates the body of a view.
  @MainActor
  static func evaluating<Body>(_ type: Any.Type, _ body: () -> Body) -> Body {
    guard let current else { return body() }
    current.change { $0.evaluated.append(type) }
    defer { current.change { $0.evaluated.removeLast() } }
    return body()
  }

  /// Changes the state; a fault of an incomplete initialiser is then that of another view.
  private func change(_ change: (inout State) -> Void) {
    let reason = state.withLock {
      change(&$0)
      return $0.incomplete
    }
    if let reason { meet(.incomplete, reason) }
  }

  private func meet(_ kind: ViewFault.Kind, _ reason: String) {
    let type = state.withLock(\.evaluated.last)
    note(ViewFault(kind, view: type.map(Self.name(of:)), reason))
  }

  fileprivate static func meetIncomplete(_ reason: String) {
    current?.change { $0.incomplete = $0.incomplete ?? reason }
  }

  fileprivate static func meetLeftOut(_ reason: String) { current?.meet(.leftOut, reason) }

  fileprivate static func meetMissing(_ view: Any.Type, _ reason: String) {
    current?.note(ViewFault(.missingObject, view: name(of: view), reason))
  }
}

/// An object that a view asks its environment for, and that no view around was given. As in SwiftUI, the view ends the
/// process when it reads the object, and not before.
struct MissingObject: @unchecked Sendable {
  /// The type of the view.
  let view: Any.Type
  let reason: String

  func read() -> Never {
    ViewFaults.meetMissing(view, reason)
    fatalError(reason)
  }
}

/// Ends the preview at a declaration that does not compile; `galley previews` writes calls into the copy of the source
/// that it builds.
@_silgen_name("galley_left_out")
public func _galleyLeftOut(_ reason: String) -> Never {
  ViewFaults.meetLeftOut(reason)
  fatalError("left out: \(reason)")
}

/// Notes that a statement of an initialiser does not compile; `galley previews` writes calls into the copy of the source
/// that it builds.
@_silgen_name("galley_incomplete")
public func _galleyIncomplete(_ reason: String) { ViewFaults.meetIncomplete(reason) }
