internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The root of a tree that lives in a session.
package struct SessionView: Sendable {
  let session: Session
  let content: AnyView

  package init(_ session: Session, _ content: AnyView) {
    (self.session, self.content) = (session, content)
  }
}

extension SessionView: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    // Models that are made during the walk subscribe by the clock of the screen.
    session.locale = environment.locale
    ScreenClock.$current.withValue(session.touches?.clock) {
      session.reading(session.locale) { make(in: &tree, environment) }
    }
  }

  private func make(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    session.beginWalk()
    var environment = environment
    environment.attachment = Surroundings(session)
    if let accent = session.resources.colors["AccentColor"] {
      var scheme = environment.theme.scheme(for: .base)
      scheme.colors = scheme.colors ?? Colors()
      scheme.colors?.tint = accent
      environment.theme[.base] = scheme
    }
    // Presented content is drawn over all the rest, which has to be built before the presentation is known.
    // It has the whole screen, however little of it the rest takes: in the next round, the rest fills it.
    var presented: [PresentedView] = []
    var keyboardItems: [AnyView] = []
    func build(in tree: inout TreeBuilder) {
      let inner = session.collecting { AnyView.makeOne(content, in: &tree, environment) }
      presented = inner.value(Presented.Key.self).views
      keyboardItems = inner.value(BarItems.Key.self).keyboard
    }
    func buildAll(in tree: inout TreeBuilder) {
      tree.node(.overlay(.center)) { tree in
        if session.isCovered {
          let screen = FrameLimits(maxWidth: .infinity, maxHeight: .infinity)
          tree.node(.flexibleFrame(screen, alignment: .center)) { build(in: &$0) }
        } else {
          build(in: &tree)
        }
        tree.node(.zstack(.center)) { tree in
          for view in presented {
            keyboardItems = append(view, in: &tree, environment)
          }
        }
      }
    }
    if let height = session.touches?.keyboard {
      // The keyboard is the second child, so that its bar is known when it is made.
      tree.node(.safeAreaInset(.bottom, isKeyboard: true)) { tree in
        buildAll(in: &tree)
        KeyboardArea(height: height, items: keyboardItems).append(in: &tree, environment)
      }
    } else {
      buildAll(in: &tree)
    }
    guard session.isCovered == presented.isEmpty else { return }
    session.isCovered.toggle()
    session.markDirty()
  }

  /// Appends what is presented, and over it what that presents itself.
  ///
  /// - Returns: The items on a keyboard for the topmost of them.
  private func append(
    _ presented: PresentedView, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) -> [AnyView] {
    let place = session.touches?.marks.count
    let inner = session.collecting {
      guard let touches = session.touches else {
        return AnyView.makeOne(presented.view, in: &tree, environment)
      }
      let layer = TouchLayer(kind: presented.kind, dismiss: presented.dismiss)
      touches.mark(.layer(layer), in: &tree) {
        AnyView.makeOne(presented.view, in: &$0, environment)
      }
    }
    if let place, inner.value(SheetModifier.Key.self).isHeld == true {
      session.touches?.holdLayer(at: place)
    }
    var items = inner.value(BarItems.Key.self).keyboard
    for view in inner.value(Presented.Key.self).views {
      items = append(view, in: &tree, environment)
    }
    return items
  }
}
