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
package enum ViewFaults {
  /// Notes the fault at which the process probably ends; nil where nobody draws again.
  nonisolated(unsafe) package static var note: ((ViewFault) -> Void)?
  /// The faults of the views that are drawn as boxes, by the names of their types.
  nonisolated(unsafe) package static var boxed: [String: ViewFault] = [:]
  /// The types whose bodies are being evaluated, innermost last.
  nonisolated(unsafe) private static var evaluated: [Any.Type] = []
  /// The first reason for which an initialiser was incomplete.
  nonisolated(unsafe) private static var incomplete: String?

  static func name(of type: Any.Type) -> String { String(reflecting: type) }

  /// The fault of a view that is drawn as a box, whatever it was given.
  static func fault(of type: Any.Type) -> ViewFault? {
    boxed.isEmpty ? nil : boxed[name(of: type)]
  }

  /// Evaluates the body of a view.
  @MainActor
  static func evaluating<Body>(_ type: Any.Type, _ body: () -> Body) -> Body {
    guard note != nil else { return body() }
    evaluated.append(type)
    noteIncomplete()
    defer {
      evaluated.removeLast()
      noteIncomplete()
    }
    return body()
  }

  private static func noteIncomplete() {
    guard let incomplete else { return }
    note?(ViewFault(.incomplete, view: evaluated.last.map(name(of:)), incomplete))
  }

  static func meetIncomplete(_ reason: String) {
    incomplete = incomplete ?? reason
    noteIncomplete()
  }

  static func meetLeftOut(_ reason: String) {
    note?(ViewFault(.leftOut, view: evaluated.last.map(name(of:)), reason))
  }
}

/// An object that a view asks its environment for, and that no view around was given. As in SwiftUI, the view ends the
/// process when it reads the object, and not before.
struct MissingObject: @unchecked Sendable {
  /// The type of the view.
  let view: Any.Type
  let reason: String

  func read() -> Never {
    ViewFaults.note?(ViewFault(.missingObject, view: ViewFaults.name(of: view), reason))
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
