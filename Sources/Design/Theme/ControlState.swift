/// The state of a control.
public enum ControlState: String, Sendable, Hashable, CaseIterable {
  /// Nothing in particular.
  case normal
  /// A pointer is over it.
  case hovered
  /// It is being pressed.
  case highlighted
  /// It is chosen.
  case selected
  /// It takes no input.
  case disabled
  /// It takes the keyboard's input.
  case focused
  /// It is busy and takes no input.
  case loading
  /// Its input is refused.
  case error

  /// True if it answers to touches (DNA-20).
  public var isInteractive: Bool { self != .disabled && self != .loading }
}

extension Colors {
  /// The set with the colours of a state in place of the normal ones; what the state leaves open is
  /// normal (STY-18).
  public func resolved(for state: ControlState) -> Colors {
    guard let colors = colors(of: state) else { return self }
    var result = self
    result.foreground = colors.foreground ?? foreground
    result.background = colors.background ?? background
    result.border = colors.border ?? border
    return result
  }

  /// A state's own colours; nil for states that have none.
  fileprivate func colors(of state: ControlState) -> StateColors? {
    switch state {
    case .normal, .hovered, .loading: nil
    case .highlighted: highlighted
    case .selected: selected
    case .disabled: disabled
    case .focused: focused
    case .error: invalid
    }
  }
}

extension Scheme {
  /// The scheme with the colours of a state in place of the normal ones.
  public func resolved(for state: ControlState) -> Scheme {
    Scheme(colors: colors?.resolved(for: state), styles: styles)
  }
}

extension Scheme {
  /// What an element looks like in a state: the style's colours of the state, then its normal ones,
  /// then the kind's of the state, then the kind's normal ones (STY-18). A border that a kind has for
  /// the focus or for an error stays unless the style has one for that state: it must be seen.
  ///
  /// - Parameter style: What styles and the theme say; nil for nothing.
  package func overlaid(by style: Scheme?, in state: ControlState) -> Scheme {
    let own = resolved(for: state)
    guard let style else { return own }
    var result = style.resolved(for: state).merging(over: own)
    guard state == .focused || state == .error,
      style.colors?.colors(of: state)?.border == nil,
      let border = colors?.colors(of: state)?.border
    else { return result }
    result.colors?.border = border
    return result
  }
}
