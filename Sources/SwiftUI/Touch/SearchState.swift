internal import GalleyComponents
internal import GalleyLayout
internal import GalleyLocalization

/// A search on a screen that is touched.
final class SearchState {
  /// True from the moment in which the field is used until the search is cancelled.
  private(set) var isActive = false
  private var hasFocus = false
  /// True if the field belongs to a bar inside of the view that is searched.
  var isOuter = false
  fileprivate weak var session: Session?
  fileprivate var write: (String) -> Void = { _ in }

  /// The focus of the field.
  var focus: FocusHolder {
    FocusHolder(read: { [self] in hasFocus }, write: { [self] in change(isActive || $0, $0) })
  }

  /// Puts words into the field.
  func complete(_ words: String) {
    write(words)
    session?.markDirty()
  }

  /// Cancels the search.
  func end() {
    guard isActive else { return }
    write("")
    change(false, false)
    session?.touches?.losesFocus = true
  }

  private func change(_ isActive: Bool, _ hasFocus: Bool) {
    guard (isActive, hasFocus) != (self.isActive, self.hasFocus) else { return }
    (self.isActive, self.hasFocus) = (isActive, hasFocus)
    session?.markDirty()
  }
}

private enum SearchKeys {
  struct State: EnvironmentKey {
    static var defaultValue: SearchState? { nil }
  }
  struct Outer: EnvironmentKey {
    static var defaultValue: BarItems.SearchEntry? { nil }
  }
  struct Suggestions: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }
}

extension EnvironmentValues {
  /// The search around.
  var search: SearchState? {
    get { self[SearchKeys.State.self] }
    set { self[SearchKeys.State.self] = newValue }
  }
  /// The field of a view around that has no bar, which the bar of a stack inside of it shows.
  var outerSearch: BarItems.SearchEntry? {
    get { self[SearchKeys.Outer.self] }
    set { self[SearchKeys.Outer.self] = newValue }
  }
  /// The suggestions for a search.
  var searchSuggestions: AnyView? {
    get { self[SearchKeys.Suggestions.self] }
    set { self[SearchKeys.Suggestions.self] = newValue }
  }
}

/// A view that is searched: the bar around it has a field, else the bar of the stack that it is.
struct SearchModifier: @unchecked Sendable {
  let text: Binding<String>
  /// The prompt; nil for the word of the screen's language.
  let prompt: String?
}

extension SearchModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    var values = EnvironmentValues(environment)
    guard let surroundings = values.surroundings else {
      return content.append(in: &tree, environment)
    }
    let session = surroundings.session
    let number = session.number(of: SearchModifier.self, in: surroundings.view)
    let state = session.box(number, 0) { SearchState() }
    (state.session, state.write) = (session, { text.wrappedValue = $0 })
    var field = TextEntry(text)
    field.holders = [state.focus]
    field.submitted = values.submitActions(for: .search)
    let suggestions = values.searchSuggestions
    let entry = BarItems.SearchEntry(
      entry: field, prompt: prompt ?? PlatformWord.search.text(in: environment.locale),
      state: state,
      suggestions: suggestions)
    session.preferences[session.preferences.count - 1]
      .add(BarItems.Key.self, BarItems(search: entry))
    values.search = state
    values.outerSearch = entry
    values.searchSuggestions = nil
    let inner = values.tree ?? environment
    guard state.isActive, !state.isOuter, let suggestions else {
      return content.append(in: &tree, inner)
    }
    content.overlay { SuggestionList(suggestions: suggestions) }.append(in: &tree, inner)
  }
}

/// The suggestions for a search, over what is searched.
struct SuggestionList: View {
  let suggestions: AnyView

  var body: some View {
    var list = ChildList()
    AnyView._visitChildren(suggestions, &list)
    let rows = list.views
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        rows[index].frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .padding(.horizontal, 16.0)
        Divider().padding(.leading, 16.0)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background { Rectangle().fill(BackgroundStyle()) }
  }
}
