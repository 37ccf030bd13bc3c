// In place of the support of ThemeKit's tests.
import SwiftUI
import UIKit

@MainActor class SnapshotTestCase: XCTestCase {}

func XCTUnwrap<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw CocoaError(.featureUnsupported) }
  return value
}

/// The appearance and the text size are those of the run. The tests give a picture the size that it has at the usual one.
@MainActor func assertComponentSnapshot(
  _ view: some View, width: CGFloat = 390, colorScheme: ColorScheme = .light,
  contentSize: UIContentSizeCategory = .large, layoutDirection: LayoutDirection = .leftToRight, named name: String? = nil,
  testName: String = #function
) {
  Theme.shared.loadTheme(named: Theme.defaultThemeName, dark: colorScheme == .dark)
  let stage =
    view
    .frame(width: width)
    .fixedSize(horizontal: false, vertical: true)
    .padding(8)
    .background(colorScheme == .dark ? Color.black : Color.white)
    .environment(\.colorScheme, colorScheme)
    .environment(\.layoutDirection, layoutDirection)
    .ignoresSafeArea()
  if contentSize == .large {
    draw(stage, testName, named: name)
  } else {
    draw(stage.dynamicTypeSize(.large).hidden().overlay { stage }, testName, named: name)
  }
}
