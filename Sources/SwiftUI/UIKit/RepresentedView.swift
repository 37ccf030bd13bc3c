internal import Foundation
internal import GalleyComponents
internal import GalleyLayout

/// What a representable made: kept between rounds, as UIKit keeps it.
private final class RepresentedObjects<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
  var view: Representable.UIViewType?

  init(_ coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// The view of SwiftUI's that stands for one of UIKit's.
enum RepresentedView {
  @MainActor
  static func of<Representable: UIViewRepresentable>(
    _ view: Representable, _ environment: TreeEnvironment
  ) -> AnyView {
    let box = AnyView(RepresentedBox(name: "\(Representable.self)"))
    guard let surroundings = environment.attachment as? Surroundings,
      let (view, inner) = surroundings.installed(view, environment),
      let number = (inner.attachment as? Surroundings)?.view
    else { return box }
    // No property of a view lies before its beginning.
    let objects = surroundings.session.box(number, -1) {
      RepresentedObjects<Representable>(view.makeCoordinator())
    }
    let context = UIViewRepresentableContext<Representable>(
      coordinator: objects.coordinator, environment: EnvironmentValues(inner),
      transaction: Transaction())
    let made = objects.view ?? view.makeUIView(context: context)
    objects.view = made
    view.updateUIView(made, context: context)
    guard let uiView = made as? UIView else { return box }
    let drawn = uiView.drawn ?? box
    func wished(_ proposal: ProposedViewSize) -> CGSize? {
      view.sizeThatFits(proposal, uiView: made, context: context)
    }
    let asked = [ProposedViewSize.unspecified, ProposedViewSize(width: 100, height: 100)]
    if asked.contains(where: { wished($0) != nil }) {
      let wish = Unchecked(wished)
      return AnyView(
        RepresentedSize { proposal in environment.onMainActor { wish.value(proposal) } }() { drawn }
      )
    }
    return uiView.sized(drawn)
  }
}

/// The size that a representable returns.
private struct RepresentedSize: Layout {
  let size: @Sendable (ProposedViewSize) -> CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    size(proposal) ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

extension UIView {
  /// A view of SwiftUI's that looks the same, where there is one.
  fileprivate var drawn: AnyView? {
    if let label = self as? UILabel { return AnyView(label.words) }
    if let wheel = self as? UIActivityIndicatorView {
      let scale = wheel.style == .large ? ControlSize.large : .regular
      return AnyView(ProgressView().controlSize(scale).opacity(wheel.isShown ? 1 : 0))
    }
    guard subviews.isEmpty, layer.sublayers?.isEmpty != false else { return nil }
    if let blur = (self as? UIVisualEffectView)?.effect as? UIBlurEffect {
      return AnyView(Rectangle().fill(blur.style.material))
    }
    guard type(of: self) == UIView.self else { return nil }
    return AnyView(backgroundColor.map { Color($0) } ?? .clear)
  }

  /// A view with the sizes that this one's content and priorities allow: what hugs its content does not
  /// grow, and what resists compression does not shrink.
  fileprivate func sized(_ drawn: AnyView) -> AnyView {
    let content = intrinsicContentSize
    func limits(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> (
      min: CGFloat?, max: CGFloat?
    ) {
      guard length >= 0 else { return (nil, nil) }
      return (
        contentCompressionResistancePriority(for: axis) >= .defaultHigh ? length : nil,
        contentHuggingPriority(for: axis) >= .defaultHigh ? length : nil
      )
    }
    let (width, height) = (
      limits(.horizontal, content.width), limits(.vertical, content.height)
    )
    return AnyView(
      drawn.frame(
        minWidth: width.min, idealWidth: content.width >= 0 ? content.width : nil,
        maxWidth: width.max, minHeight: height.min,
        idealHeight: content.height >= 0 ? content.height : nil, maxHeight: height.max))
  }
}

extension UILabel {
  fileprivate var words: some View {
    let alignment: (Alignment, TextAlignment) =
      switch textAlignment {
      case .center: (.center, .center)
      case .right: (.trailing, .trailing)
      default: (.leading, .leading)
      }
    return Text(verbatim: attributedText?.string ?? text ?? "").font(Font(font))
      .foregroundColor(Color(textColor)).lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .multilineTextAlignment(alignment.1)
      .frame(
        maxWidth: contentHuggingPriority(for: .horizontal) >= .defaultHigh ? nil : .infinity,
        maxHeight: contentHuggingPriority(for: .vertical) >= .defaultHigh ? nil : .infinity,
        alignment: alignment.0
      )
      .background(backgroundColor.map { Color($0) } ?? .clear)
  }
}

extension UIActivityIndicatorView {
  fileprivate var isShown: Bool { isAnimating || !hidesWhenStopped }
}

extension UIBlurEffect.Style {
  fileprivate var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .extraLight,
      .prominent:
      .ultraThick
    default: .regular
    }
  }
}
