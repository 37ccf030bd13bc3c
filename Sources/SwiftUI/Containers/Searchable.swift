public import GalleyComponents
internal import GalleyLayout

public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, prompt.key)
  }
  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchField(text, String(prompt))
  }
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> some View {
    searchField(text, prompt?.key)
  }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt?.string(EnvironmentValues()))
  }
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    let suggestions = AnyView(suggestions())
    return searchField(text, prompt?.key).values { $0.searchSuggestions = suggestions }
  }
  /// Tokens are drawn in a field with chosen tokens, which is not open here.
  public nonisolated func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
    searchField(text, prompt?.key)
      .near(tokens.wrappedValue.isEmpty ? nil : "tokens of a search are not drawn")
  }
  public nonisolated func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
  }
  /// Tokens that can be edited in place are drawn as little as others.
  public nonisolated func searchable<Tokens, Token: View>(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View
  where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
    searchField(text, prompt?.key)
      .near(editableTokens.wrappedValue.isEmpty ? nil : "tokens of a search are not drawn")
  }
  private nonisolated func searchField(_ text: Binding<String>, _ prompt: String?) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }
  public nonisolated func searchScopes<Value: Hashable, Content: View>(
    _ scope: Binding<Value>, @ViewBuilder scopes: () -> Content
  ) -> some View { self }
  /// With words that a tap puts into the field around, on a screen that is touched.
  public nonisolated func searchCompletion(_ words: String) -> some View {
    touched { values in
      let search = Unchecked(values.search)
      return .gesture(TouchGesture(tap: { search.value?.complete(words) }))
    }
  }
  public nonisolated func searchSuggestions<Content: View>(
    @ViewBuilder _ suggestions: () -> Content
  ) -> some View {
    let suggestions = AnyView(suggestions())
    return values { $0.searchSuggestions = suggestions }
  }
}
