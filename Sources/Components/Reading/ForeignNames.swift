/// What Galley calls what other systems have under names too far from its own for a spelling to
/// suggest: SwiftUI, UIKit, HTML and CSS, Flutter.
enum ForeignNames {
  /// The word in `type`.
  static let types: [String: String] = [
    // SwiftUI
    "NavigationStack": "NavigationBar", "NavigationView": "NavigationBar", "TabView": "TabBar",
    "LazyVGrid": "Grid", "LazyHGrid": "Grid", "GridRow": "Grid", "SecureField": "TextField",
    "TextEditor": "TextView", "ConfirmationDialog": "ActionSheet", "Group": "VStack",
    "GroupBox": "Card", "LabeledContent": "Cell", "AsyncImage": "Image", "Shape": "Path",
    // UIKit
    "UILabel": "Text", "UIButton": "Button", "UIImageView": "Image", "UISwitch": "Switch",
    "UISlider": "Slider", "UIStepper": "Stepper", "UIStackView": "Linear", "UITableView": "List",
    "UITableViewCell": "Cell", "UICollectionView": "Grid", "UITextField": "TextField",
    "UITextView": "TextView", "UISegmentedControl": "Picker", "SegmentedControl": "Picker",
    "UIPickerView": "Picker", "UIDatePicker": "DatePicker", "UIPageControl": "PageControl",
    "UIProgressView": "ProgressView", "UIActivityIndicatorView": "ActivityIndicator",
    "UISearchBar": "SearchField", "SearchBar": "SearchField", "UIView": "VStack",
    "UIAlertController": "Alert", "UIScrollView": "ScrollView",
    // HTML and web kits
    "div": "VStack", "span": "Text", "p": "Text", "h1": "Text", "h2": "Text", "h3": "Text",
    "label": "Text", "img": "Image", "svg": "Image", "a": "Link", "button": "Button",
    "input": "TextField", "textarea": "TextView", "select": "Picker", "ul": "List", "li": "Cell",
    "hr": "Divider", "View": "VStack", "Box": "VStack", "Modal": "Sheet", "Drawer": "Sheet",
    "Dropdown": "Menu", "Snackbar": "Toast", "SnackBar": "Toast", "Spinner": "ActivityIndicator",
    "ProgressBar": "ProgressView", "RadioGroup": "Picker", "Radio": "RadioButton",
    "Pill": "Chip", "Navbar": "NavigationBar", "Skeleton": "Rectangle", "Title": "Text",
    // Flutter
    "Row": "HStack", "Column": "VStack", "Stack": "ZStack", "Container": "VStack",
    "Padding": "VStack", "Center": "VStack", "SizedBox": "Spacer", "Expanded": "Spacer",
    "Icon": "Image", "ListView": "List", "ListTile": "Cell", "GridView": "Grid", "Wrap": "Flow",
    "ElevatedButton": "Button", "IconButton": "Button", "Scaffold": "VStack",
    "AppBar": "NavigationBar", "BottomNavigationBar": "TabBar", "BottomSheet": "Sheet",
    "AlertDialog": "Alert", "Dialog": "Alert", "CircleAvatar": "Avatar",
    "CircularProgressIndicator": "ProgressView", "LinearProgressIndicator": "ProgressView",
    "RichText": "Text", "CustomPaint": "Path",
    // Names of the source systems' own views
    "Hint": "Banner", "Message": "Banner", "ErrorView": "Banner",
    "UIQuickForm": "Form", "UIQuickFormView": "Form", "QuickForm": "Form", "QuickFormView": "Form",
  ]

  /// Keys, each with those that may be meant, the likeliest first.
  static let keys: [String: [String]] = [
    "children": ["subviews"], "child": ["subviews"], "content": ["subviews", "text"],
    "body": ["subviews", "text"], "disabled": ["state"], "enabled": ["state"],
    "isEnabled": ["state"], "isDisabled": ["state"], "frame": ["width"], "size": ["width"],
    "background": ["backgroundColor"], "bg": ["backgroundColor"], "fill": ["foregroundColor"],
    "foreground": ["foregroundColor"], "foregroundStyle": ["foregroundColor"],
    "color": ["foregroundColor"], "colour": ["foregroundColor"], "textColor": ["foregroundColor"],
    "radius": ["cornerRadius"], "borderRadius": ["cornerRadius"], "corners": ["cornerRadius"],
    "clipContent": ["clipped"], "masksToBounds": ["clipped"], "overflow": ["clipped"],
    "icon": ["systemIconName"], "systemName": ["systemIconName"],
    "systemImage": ["systemIconName"], "sfSymbol": ["systemIconName"],
    "src": ["localImageName", "imageUrl"], "source": ["localImageName"],
    "imageName": ["localImageName"], "url": ["imageUrl"], "href": ["url"],
    "gap": ["spacing"], "align": ["alignment", "textAlignment"],
    "textAlign": ["textAlignment"], "multilineTextAlignment": ["textAlignment"],
    "alignItems": ["crossAlignment", "horizontalAlignment", "verticalAlignment"],
    "crossAxisAlignment": ["crossAlignment", "horizontalAlignment", "verticalAlignment"],
    "justifyContent": ["distribution", "alignment"],
    "mainAxisAlignment": ["distribution", "alignment"], "bold": ["fontWeight"],
    "weight": ["fontWeight"], "italic": ["fontStyle"], "maxLines": ["lineLimit"],
    "numberOfLines": ["lineLimit"], "truncationMode": ["lineBreakMode"],
    "tracking": ["letterSpacing"], "elevation": ["shadow"], "boxShadow": ["shadow"],
    "alpha": ["opacity"], "margin": ["padding"], "inset": ["padding"], "visible": ["hidden"],
    "isHidden": ["hidden"], "rotation": ["rotationEffect"], "rotate": ["rotationEffect"],
    "scale": ["scaleEffect"], "transform": ["transformEffect"], "filter": ["blur"],
    "zIndex": ["subviews"], "label": ["title", "text"], "name": ["title", "text"],
    "value": ["text", "title"], "hint": ["placeholder"], "prompt": ["placeholder"],
    "checked": ["isOn"], "selectedSegmentIndex": ["selection"], "variant": ["kind"],
    "accentColor": ["tint"], "tintColor": ["tint"], "aspect": ["aspectRatio"],
  ]

  /// The key that was probably meant, of those that are known.
  static func key(for name: String, among known: @autoclosure () -> [String]) -> String? {
    guard let meant = keys[name] else { return nil }
    let known = known()
    return meant.first { known.contains($0) }
  }
}
