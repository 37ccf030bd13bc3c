public import Foundation
public import GalleyComponents
internal import GalleyLayout

/// A picture from the network; a picture of it shows the placeholder that is displayed while it loads.
public struct AsyncImage<Content: View>: Sendable {
  let content: Content
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) { content = Image(.absent) }
}

extension AsyncImage {
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    self.content = .second(placeholder())
  }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

extension AsyncImage: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    EnvironmentValues(environment).session?
      .remark("pictures of the network are absent; what is shown while they load is drawn")
    Content.makeOne(content, in: &tree, environment)
  }
}
