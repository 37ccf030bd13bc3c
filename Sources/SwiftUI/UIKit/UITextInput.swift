public import Foundation

/// A place in the text of a field, without a value in pictures.
open class UITextPosition: NSObject {}

/// A part of the text of a field.
open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  public var isEmpty: Bool { true }
  init(start: UITextPosition, end: UITextPosition) { (self.start, self.end) = (start, end) }
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The settings of the keyboard for a field, which do not change its picture.
public struct _TextInputTraits: Sendable {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKey = false
  var content: UITextContentType?
}

/// A view of UIKit for text input.
@MainActor @preconcurrency
public protocol UITextInput: AnyObject {
  var _traits: _TextInputTraits { get set }
}

extension UITextInput {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { _traits.autocapitalization }
    set { _traits.autocapitalization = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { _traits.autocorrection }
    set { _traits.autocorrection = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { _traits.spellChecking }
    set { _traits.spellChecking = newValue }
  }
  public var keyboardType: UIKeyboardType {
    get { _traits.keyboard }
    set { _traits.keyboard = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { _traits.appearance }
    set { _traits.appearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { _traits.returnKey }
    set { _traits.returnKey = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { _traits.enablesReturnKey }
    set { _traits.enablesReturnKey = newValue }
  }
  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { _traits.content }
    set { _traits.content = newValue }
  }
  /// The selected text: none in a picture.
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start: start, end: end)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
}

/// A button of an alert; it is never shown.
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

/// An alert of UIKit; it is never shown.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public var preferredAction: UIAlertAction?
  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.message, self.preferredStyle) = (message, preferredStyle)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Archived views cannot be shown.
  public required init?(coder: NSCoder) { nil }
  public func addAction(_ action: UIAlertAction) { actions.append(action) }
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
