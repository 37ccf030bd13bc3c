internal import GalleyComponents
internal import GalleyLayout

/// A row of a list in the surroundings that its view is built in.
private struct FoundRow {
  var view: AnyView
  var environment: TreeEnvironment
  var look = RowModifier()
  var isSelected = false

  /// The row as the kit's lists have it.
  var kit: ListRow {
    let (view, own) = (view, Unchecked(environment.attachment))
    var row = ListRow(
      AnyView(
        Built { tree, environment in
          var inner = environment
          inner.attachment = own.value
          AnyView.makeOne(view, in: &tree, inner)
        }))
    (row.background, row.insets) = (look.background, look.insets)
    row.isContent = true
    row.hidesSeparator = look.hidesSeparator == true
    row.isSelected = isSelected
    return row
  }
}

private struct FoundSection {
  var header: [AnyView] = []
  var rows: [FoundRow] = []
  var footer: [AnyView] = []
  var isImplicit = false

  var kit: SectionBody {
    SectionBody(
      header: Self.stacked(header), footer: Self.stacked(footer), rows: rows.map(\.kit))
  }

  private static func stacked(_ views: [AnyView]) -> AnyView? {
    views.count < 2 ? views.first : AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// A view that may represent several rows, whatever its modifiers are.
protocol RowSource {
  /// Its rows in a list; nil where it is one.
  func rows(in values: EnvironmentValues) -> [AnyView]?
}

/// Finds the sections and rows of a list, through the bodies of views that are made of several.
private struct RowCollector: ViewVisitor {
  var sections: [FoundSection] = []
  var environment: TreeEnvironment
  /// The meanings for touch and speech of the views around, outermost first.
  private var meanings: [any AnyTouched] = []
  /// The identities of the values of loops around, outermost first.
  private var identities: [AnyHashable] = []
  private let selection: ListSelection?

  init(_ environment: TreeEnvironment, _ selection: ListSelection?) {
    (self.environment, self.selection) = (environment, selection)
  }

  mutating func visit<Content: View>(_ view: Content) {
    if let any = view as? AnyView {
      // A modified section of several views would hand itself over as one of them, again and again.
      if !(any.base is any AnyTouched), let section = coreView(of: any) as? any AnySection {
        return add(section, modifiersOf: any)
      }
      return open(any.base)
    }
    if let place = view as? any AnyMenuPlace, Session.touches(in: environment) == nil {
      return visitOne(place.stillView.base)
    }
    if let touched = view as? any AnyTouched, let inner = touched.anyContent as? any View {
      meanings.append(touched)
      visitOne(AnyView(inner).base)
      meanings.removeLast()
      return
    }
    let whole = AnyView(view)
    let inner = coreView(of: whole)
    if let section = inner as? any AnySection {
      return add(section, modifiersOf: whole)
    }
    if let source = inner as? any RowSource, let rows = source.rows(in: values(inside: whole)) {
      let rewrap = whole.base as? any ModifiedView
      for row in rows { append(row: rewrap?.replacing(core: row) ?? row) }
      return
    }
    if Content.Body.self != Never.self, let (body, inside) = environment.evaluating(view) {
      return evaluate(body, in: inside)
    }
    append(row: whole)
  }

  mutating func visit(
    identifiedBy identity: () -> ViewIdentity, _ views: (inout Self) -> Void
  ) {
    let isTouched = Session.touches(in: environment) != nil
    guard isTouched || selection != nil else { return views(&self) }
    let (outer, identity) = (environment, identity())
    if isTouched { environment = outer.identified { identity } }
    identities.append(identity.value)
    views(&self)
    identities.removeLast()
    environment = outer
  }

  private mutating func append(row: AnyView) {
    var found = FoundRow(view: row, environment: environment, look: Self.look(of: row))
    for identity in identities.reversed() {
      let identity = Unchecked(identity)
      found.view = AnyView(found.view.touched { _ in .value(identity.value) })
    }
    if let selection, let tag = tagValue(of: row) ?? identities.last {
      found.isSelected = selection.isChosen(tag)
      found.view = selection.around(found.view, tag)
    }
    for meaning in meanings.reversed() { found.view = meaning.around(found.view) }
    append(found)
  }

  /// Returns the values that a view receives from its surroundings and its own modifiers.
  private func values(inside view: AnyView) -> EnvironmentValues {
    var values = EnvironmentValues(environment)
    for case let modifier as ValuesModifier in modifierChain(of: view) { modifier.change(&values) }
    return values
  }

  private mutating func visitOne<Content: View>(_ view: Content) { visit(view) }

  private mutating func open<Content: View>(_ view: Content) {
    Content._visitChildren(view, &self)
  }

  private mutating func evaluate<Body: View>(_ body: Body, in inside: TreeEnvironment) {
    let outer = environment
    environment = inside
    Body._visitChildren(body, &self)
    environment = outer
  }

  private mutating func append(_ row: FoundRow) {
    if sections.last?.isImplicit != true { sections.append(FoundSection(isImplicit: true)) }
    sections[sections.count - 1].rows.append(row)
  }

  private mutating func add(_ section: any AnySection, modifiersOf whole: AnyView) {
    let rewrap = whole.base as? any ModifiedView
    let values = self.values(inside: whole)
    func cased(_ view: AnyView) -> AnyView {
      values.text.isCaseGiven ? AnyView(view.textCase(values.textCase)) : view
    }
    var result = FoundSection()
    result.header = collect(section.sectionHeader).map { row in
      AnyView(cased(row.view).spoken { spoken, _ in spoken.traits = .isHeader })
    }
    result.rows = collect(section.sectionContent).map { row in
      var row = row
      if let rewrap { row.view = rewrap.replacing(core: row.view) }
      row.look = Self.look(of: row.view)
      return row
    }
    result.footer = collect(section.sectionFooter).map(\.view)
    sections.append(result)
  }

  private func collect(_ view: AnyView) -> [FoundRow] {
    var inner = RowCollector(environment, selection)
    (inner.meanings, inner.identities) = (meanings, identities)
    AnyView._visitChildren(view, &inner)
    return inner.sections.flatMap(\.rows)
  }

  private static func look(of view: AnyView) -> RowModifier {
    var look = RowModifier()
    for modifier in modifierChain(of: view) {
      guard let row = modifier as? RowModifier else { continue }
      look.background = look.background ?? row.background
      look.insets = look.insets ?? row.insets
      look.hidesSeparator = look.hidesSeparator ?? row.hidesSeparator
    }
    return look
  }
}

/// The rows of a list or a form in the look of the surroundings.
struct RowList: Sendable {
  let content: AnyView
  var selection: ListSelection?
}

extension RowList: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    var values = EnvironmentValues(environment)
    values.listMeasures.margins = values.contentMargins
    values.contentMargins = ContentMargins()
    let environment = values.tree ?? environment
    let presentation = values.listLook.presentation
    var collector = RowCollector(environment.insideList(presentation), selection)
    AnyView._visitChildren(content, &collector)
    let sections = collector.sections.map(\.kit)
    func append(_ offset: Double, in tree: inout TreeBuilder) {
      StyledList(
        sections: sections, presentation: presentation,
        hidesBackground: values.hidesListBackground, contentOffset: offset
      )
      .append(in: &tree, environment)
    }
    guard let surroundings = values.surroundings, let touches = surroundings.session.touches
    else { return append(0, in: &tree) }
    let number = surroundings.session.number(of: RowList.self, in: surroundings.view)
    touches.mark(.scroll(number, .vertical), in: &tree) {
      append(touches.offsets[number]?.y ?? 0, in: &$0)
    }
  }
}
