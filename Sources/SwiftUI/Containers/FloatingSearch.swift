internal import GalleyComponents
internal import GalleyLayout

/// The field of a search at the bottom of a screen. Recorded on iOS 26: a capsule of 48 points, 28 from the sides and from
/// the lower edge of the screen.
struct FloatingSearch: @unchecked Sendable {
  let search: BarItems.SearchEntry
}

extension FloatingSearch: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let values = EnvironmentValues(environment)
    let state = Unchecked(search.state)
    HStack(spacing: 11) {
      search.field { $0.isFloating = true }
      if search.state.isActive {
        Button {
          state.value.end()
        } label: {
          GlassButton(isIcon: true, content: Image(systemName: "xmark"))
        }
        .buttonStyle(.plain).accessibilityLabel("Cancel")
      }
    }
    .padding(.horizontal, 28.0).padding(.bottom, CGFloat(values.roomBelowBars))
    .append(in: &tree, environment)
  }
}

extension BarItems.SearchEntry {
  /// The kit's field with the words of the search.
  func field(
    _ change: @escaping @Sendable (inout SearchField) -> Void = { _ in }
  ) -> some View {
    SearchField(prompt, text: entry.text).with(change)
      .field(entry, .searchField, AnyView(Text(verbatim: prompt)), nil)
  }
}

extension EnvironmentValues {
  /// The room below bars that float at the bottom of a screen on iOS 26, in points.
  var roomBelowBars: Double { max(0, 28 - (base?.coveredBottom ?? 0)) }
}
