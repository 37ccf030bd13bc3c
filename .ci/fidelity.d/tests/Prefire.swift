// In place of Prefire, for projects whose tests are made of their previews.
import SwiftUI

protocol PrefireProvider: PreviewProvider {}

extension View {
  func prefireEnabled() -> some View { self }
  func prefireIgnored() -> some View { self }
  func snapshot(delay: Double = 0, precision: Float = 1, perceptualPrecision: Float = 1) -> some View { self }
}
