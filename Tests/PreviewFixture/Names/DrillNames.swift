import Combine
import FoundationNetworking
import SwiftUI

// Names that the sources of strangers' repositories use.

@Animatable
private struct Fan: Shape {
  var angle: Double
  @AnimatableIgnored var isOpen = true
  func path(in rect: CGRect) -> Path {
    Path { $0.addEllipse(in: rect.insetBy(dx: isOpen ? angle : 0, dy: 0)) }
  }
}

@MainActor private func drawn(_ color: UIColor) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
    let canvas = context.cgContext
    canvas.setFillColor(color.cgColor)
    canvas.setStrokeColor(color.cgColor)
    canvas.setLineWidth(2)
    canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    canvas.move(to: .zero)
    canvas.addLine(to: CGPoint(x: 3, y: 4))
    canvas.strokePath()
  }
}

private final class Loader: ObservableObject {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []

  func load(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "")
      .sink { [weak self] in self?.text = $0 }
      .store(in: &subscriptions)
  }

  func links(in text: String) throws -> [URL] {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let range = NSRange(text.startIndex..., in: text)
    return detector.matches(in: text, options: [], range: range).compactMap(\.url)
  }

  let selector = NSSelectorFromString("load:")
}

#Preview("Drill", traits: .sizeThatFitsLayout) { Fan(angle: 3).frame(width: 30, height: 20) }
