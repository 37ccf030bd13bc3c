public import GalleyComponents

// Custom containers read the sections of their views and the values that these carry.

/// Values that views hand to the container that arranges them.
public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of an entry, or its default.
  public subscript<Key: _EntryKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Carries a value to the container around.
struct ContainerValueModifier: TreeModifier, @unchecked Sendable {
  nonisolated(unsafe) let set: (inout ContainerValues) -> Void
  nonisolated init(set: @escaping (inout ContainerValues) -> Void) { self.set = set }
}

extension ContainerValueModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

extension View {
  public nonisolated func containerValue<Value>(
    _ path: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: path] = value })
  }
}

extension ContainerValues {
  init(of view: AnyView) {
    // The outermost modifier is first and has the last word.
    for case let modifier as ContainerValueModifier in modifierChain(of: view).reversed() {
      modifier.set(&self)
    }
  }
}

extension Subview {
  public var containerValues: ContainerValues { ContainerValues(of: view) }
}

/// A section among the views of a container.
public struct SectionConfiguration: Identifiable {
  public let id: Int
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let footer: SubviewsCollection
  public let content: SubviewsCollection
}

public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// The sections among some views; views between them form a section without a header.
  init<Base: View>(of base: Base) {
    var list = ChildList()
    Base._visitChildren(base, &list)
    var (found, loose) = ([SectionConfiguration](), [AnyView]())
    func parts(_ view: AnyView) -> SubviewsCollection {
      var list = ChildList()
      list.visitAll(view)
      return SubviewsCollection(views: list.views)
    }
    func endLoose() {
      guard !loose.isEmpty else { return }
      found.append(
        SectionConfiguration(
          id: found.count, containerValues: ContainerValues(),
          header: SubviewsCollection(views: []), footer: SubviewsCollection(views: []),
          content: SubviewsCollection(views: loose)))
      loose = []
    }
    for view in list.views {
      guard let section = coreView(of: view) as? any AnySection else {
        loose.append(view)
        continue
      }
      endLoose()
      found.append(
        SectionConfiguration(
          id: found.count, containerValues: ContainerValues(of: view),
          header: parts(section.sectionHeader), footer: parts(section.sectionFooter),
          content: parts(section.sectionContent)))
    }
    endLoose()
    sections = found
  }
}

extension ChildList {
  mutating func visitAll(_ view: AnyView) {
    func open<Content: View>(_ content: Content, _ list: inout ChildList) {
      Content._visitChildren(content, &list)
    }
    open(view.base, &self)
  }
}

extension ForEach {
  /// Makes the views of the sections among some views.
  public init<Base: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == SectionCollection, ID == Int {
    self.init(SectionCollection(of: view), content: content)
  }
}

extension Group {
  /// Makes one view of the sections among some views.
  public init<Base: View>(
    sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content
  ) {
    let sections = SectionCollection(of: view)
    self.init { transform(sections) }
  }
}
