public import GalleySwiftUI

/// The objects that were inserted into the surrounding context and satisfy the predicate. A predicate in words that are
/// not understood has no effect, which is remarked.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @GalleySwiftUI.Environment(\.managedObjectContext) private var context
  @GalleySwiftUI.Environment(\.frameworkRemark) private var remark
  private let sorted: ([Result]) -> [Result]
  private let predicate: NSPredicate?

  private init(_ order: [SortDescriptor<Result>], _ predicate: NSPredicate?) {
    (sorted, self.predicate) = ({ $0.sorted(using: order) }, predicate)
  }
  private init(_ order: [NSSortDescriptor]?, _ predicate: NSPredicate?) {
    (sorted, self.predicate) = ({ NSSortDescriptor.sort($0, order ?? []) }, predicate)
  }

  public var wrappedValue: FetchedResults<Result> {
    let found = context.inserted(Result.self)
    if found.isEmpty { remark("what the app has stored is not here: \(Result.self) is empty") }
    if let unread = (predicate as? FormatPredicate)?.unread {
      remark("the predicate of \(Result.self) has no effect, as \"\(unread)\" is not understood")
    }
    return FetchedResults(sorted(found.filter { predicate?.evaluate(with: $0) ?? true }))
  }
  public var projectedValue: Binding<Configuration> { .constant(Configuration()) }

  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor] = []
    public var nsPredicate: NSPredicate?
    public var sortDescriptors: [SortDescriptor<Result>] = []
  }
}

extension FetchRequest {
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest.sortDescriptors, fetchRequest.predicate)
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }
}

extension FetchRequest where Result: NSManagedObject {
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(sortDescriptors, predicate) }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(sortDescriptors, predicate) }
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(sortDescriptors, predicate) }
}

public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]
  init(_ objects: [Result]) { self.objects = objects }
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var nsPredicate: NSPredicate?
  public var sortDescriptors: [SortDescriptor<Result>] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(index: Int) -> Result { objects[index] }
}

/// Objects in sections; it is always empty.
@propertyWrapper
public struct SectionedFetchRequest<ID: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  @GalleySwiftUI.Environment(\.frameworkRemark) private var remark
  public init() {}
  public var wrappedValue: SectionedFetchResults<ID, Result> {
    remark("what the app has stored is not here: \(Result.self) is empty")
    return SectionedFetchResults()
  }
}
extension SectionedFetchRequest where Result: NSManagedObject {
  public init(
    sectionIdentifier: KeyPath<Result, ID>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init() }
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, ID>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init() }
}
public struct SectionedFetchResults<ID: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: ID
    private let objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(index: Int) -> Result { objects[index] }
  }
  private let sections: [Section] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> Section { sections[index] }
}

// The names of key-value coding are not in Foundation here.

extension NSSortDescriptor {
  /// An order by any property: values of the same comparable type are compared, and none is before all.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: Self.order)
  }
  /// An order by the name of a property, which leaves everything in its place.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in .orderedSame }
  }

  private static func order(_ one: Any, _ other: Any) -> ComparisonResult {
    func compare<Value: Comparable>(_ one: Value) -> ComparisonResult {
      guard let other = other as? Value else { return .orderedDescending }
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    guard let one = one as? any Comparable else {
      return other is any Comparable ? .orderedAscending : .orderedSame
    }
    return compare(one)
  }

  static func sort<Object>(_ objects: [Object], _ order: [NSSortDescriptor]) -> [Object] {
    objects.enumerated().sorted { one, other in
      for descriptor in order {
        let result = descriptor.compare(one.element, to: other.element)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}
