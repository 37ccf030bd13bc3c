public import GalleySwiftUI

/// The requested models of the surrounding container; empty without a container.
@propertyWrapper
public struct Query<Result: _ModelList>: DynamicProperty {
  public typealias Element = Result.Model

  @GalleySwiftUI.Environment(\.modelContext) private var context
  @GalleySwiftUI.Environment(\._remarking) private var remark
  private let descriptor: FetchDescriptor<Element>

  public init() { descriptor = FetchDescriptor() }

  public var wrappedValue: Result { Result(found) }
  public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }

  /// Fetched again each time, so that the view is notified of inserted models.
  private var found: [Element] {
    do {
      let found = try context.fetch(descriptor)
      if found.isEmpty, context.container.hasStore {
        remark("what the app has stored is not here: \(Element.self) is empty")
      }
      return found
    } catch {
      remark("a query of \(Element.self) failed: \(error)")
      return []
    }
  }
}

extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(descriptor)
  }

  public init(animation: Animation) { self.init(FetchDescriptor()) }
  public init(transaction: Transaction) { self.init(FetchDescriptor()) }

  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: sort))
  }
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) {
    self.init(filter: filter, sort: sort)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(path, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(path, order: order)])
  }
}

/// The result of a query: a list, from whose type alone the compiler knows the model.
public protocol _ModelList {
  associatedtype Model: PersistentModel
  init(_ models: [Model])
}
extension Array: _ModelList where Element: PersistentModel {
  public typealias Model = Element
}
