internal import GalleyComponents
internal import GalleyLayout

/// The room of a software keyboard, a plain area with its name, and over it the bar of the program.
struct KeyboardArea: @unchecked Sendable {
  let height: Double
  /// The items of the toolbar above it.
  let items: [AnyView]
}

extension KeyboardArea: View {
  var body: some View {
    VStack(spacing: 0) {
      if !items.isEmpty {
        Kit("Toolbar") { _ in GalleyComponents.Toolbar().with { $0.itemViews = items } }
      }
      Color(uiColor: .systemGray4).frame(maxWidth: .infinity).frame(height: height)
        .overlay { Text("Keyboard").font(.footnote).foregroundStyle(.secondary) }
        .accessibilityHidden(true)
    }
    .touched { _ in .keyboard }
  }
}
