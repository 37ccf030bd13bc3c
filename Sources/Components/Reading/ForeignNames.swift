/// What Galley calls what other systems have under names too far from its own for a spelling to
/// suggest: SwiftUI, UIKit, HTML and CSS, Flutter.
enum ForeignNames {
  /// The word in `type`.
  static let types: [String: String] = [
    // SwiftUI
    "NavigationStack": "NavigationBar", "NavigationView": "NavigationBar", "TabView": "TabBar",
    "LazyVGrid": "Grid", "LazyHGrid": "Grid", "SecureField": "TextField",
    "TextEditor": "TextView", "ConfirmationDialog": "ActionSheet", "Group": "VStack",
    "LabeledContent": "Cell", "AsyncImage": "Image", "Shape": "Path",
    "NavigationSplitView": "HStack", "ShareLink": "Button",
    "EditButton": "Button", "PhotosPicker": "Button", "Map": "Image", "AnyView": "VStack",
    "Canvas": "Path", "TimelineView": "VStack", "BarMark": "Chart", "LineMark": "Chart",
    "SectorMark": "Chart", "MultiDatePicker": "DatePicker",
    // UIKit
    "UILabel": "Text", "UIButton": "Button", "UIImageView": "Image", "UISwitch": "Switch",
    "UISlider": "Slider", "UIStepper": "Stepper", "UIStackView": "Linear", "UITableView": "List",
    "UITableViewCell": "Cell", "UICollectionView": "CollectionView", "UITextField": "TextField",
    "UITextView": "TextView", "UISegmentedControl": "Picker", "SegmentedControl": "Picker",
    "UIPickerView": "Picker", "UIDatePicker": "DatePicker", "UIPageControl": "PageControl",
    "UIProgressView": "ProgressView", "UIActivityIndicatorView": "ActivityIndicator",
    "UISearchBar": "SearchField", "SearchBar": "SearchField", "UIView": "VStack",
    "UIAlertController": "Alert", "UIScrollView": "ScrollView", "UICollectionViewCell": "Cell",
    "UIVisualEffectView": "VStack", "UIRefreshControl": "ActivityIndicator",
    "UIColorWell": "ColorPicker", "UIBarButtonItem": "Button", "WKWebView": "Image",
    "CALayer": "Rectangle", "CAShapeLayer": "Path", "CAGradientLayer": "LinearGradient",
    // HTML and web kits
    "div": "VStack", "span": "Text", "p": "Text", "h1": "Text", "h2": "Text", "h3": "Text",
    "label": "Text", "img": "Image", "svg": "Image", "a": "Link", "button": "Button",
    "input": "TextField", "textarea": "TextView", "select": "Picker", "ul": "List", "li": "Cell",
    "hr": "Divider", "View": "VStack", "Box": "VStack", "Modal": "Sheet", "Drawer": "Sheet",
    "Dropdown": "Menu", "Snackbar": "Toast", "SnackBar": "Toast", "Spinner": "ActivityIndicator",
    "ProgressBar": "ProgressView", "RadioGroup": "Picker", "Radio": "RadioButton",
    "Pill": "Chip", "Navbar": "NavigationBar", "Skeleton": "Rectangle", "Title": "Text",
    "header": "HStack", "footer": "HStack", "nav": "NavigationBar", "main": "VStack",
    "article": "VStack", "h4": "Text", "h5": "Text", "h6": "Text", "ol": "List", "tr": "HStack",
    "td": "Text", "th": "Text", "video": "Image", "canvas": "Path", "strong": "Text", "em": "Text",
    "b": "Text", "i": "Text", "code": "Text", "pre": "Text", "Flexbox": "Flex",
    "Accordion": "DisclosureGroup", "details": "DisclosureGroup", "fieldset": "GroupBox",
    "Breadcrumb": "HStack", "Carousel": "ScrollView", "Fab": "Button",
    "FAB": "Button", "FlatList": "List", "SectionList": "List", "Pressable": "Button",
    "TouchableOpacity": "Button", "TextInput": "TextField", "KeyboardAvoidingView": "VStack",
    // Flutter
    "Align": "ZStack", "Opacity": "VStack", "ClipRRect": "VStack", "Transform": "VStack",
    "AspectRatio": "VStack", "FittedBox": "VStack", "FloatingActionButton": "Button",
    "DropdownButton": "Picker", "PopupMenuButton": "Menu", "DataTable": "Table",
    "InkWell": "Button",
    "GestureDetector": "Button", "SafeArea": "VStack", "SingleChildScrollView": "ScrollView",
    "Visibility": "VStack", "CupertinoButton": "Button", "CupertinoSwitch": "Switch",
    "ChoiceChip": "Chip", "FilterChip": "Chip", "ExpansionTile": "DisclosureGroup",
    "BottomAppBar": "Toolbar", "OutlinedButton": "Button",
    "Row": "HStack", "Column": "VStack", "Stack": "ZStack", "Container": "VStack",
    "Padding": "VStack", "Center": "VStack", "SizedBox": "Spacer", "Expanded": "Spacer",
    "Icon": "Image", "ListView": "List", "ListTile": "Cell", "GridView": "Grid", "Wrap": "Flow",
    "ElevatedButton": "Button", "Scaffold": "VStack",
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
    "body": ["subviews", "text"], "disabled": ["state", "opacity"],
    "enabled": ["state", "opacity"], "isEnabled": ["state", "opacity"],
    "isDisabled": ["state", "opacity"], "userInteractionEnabled": ["state"], "frame": ["width"],
    "size": ["width"],
    "background": ["backgroundColor"], "bg": ["backgroundColor"], "fill": ["foregroundColor"],
    "foreground": ["foregroundColor"], "foregroundStyle": ["foregroundColor"],
    "bgColor": ["backgroundColor"], "color": ["foregroundColor"], "colour": ["foregroundColor"],
    "textColor": ["foregroundColor"],
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
    "label": ["title", "text"], "name": ["title", "text"],
    "value": ["text", "title"], "hint": ["placeholder"], "prompt": ["placeholder"],
    "checked": ["isOn"], "selectedSegmentIndex": ["selection"], "variant": ["kind"],
    "accentColor": ["tint"], "tintColor": ["tint"], "aspect": ["aspectRatio"],
    "kerning": ["letterSpacing"], "wordSpacing": ["letterSpacing"], "lineHeight": ["lineSpacing"],
    "textDecoration": ["underline"], "textTransform": ["uppercase"], "whiteSpace": ["lineLimit"],
    "textOverflow": ["lineBreakMode"], "backgroundImage": ["backgroundGradient"],
    "border": ["borderWidth"], "borderTop": ["borderWidth"], "borderStyle": ["borderWidth"],
    "outline": ["borderWidth"], "display": ["hidden"], "top": ["position", "padding"],
    "left": ["position", "padding", "leading"], "right": ["position", "padding", "trailing"],
    "bottom": ["position", "padding"], "marginTop": ["padding"], "marginLeft": ["padding"],
    "marginRight": ["padding"], "marginBottom": ["padding"], "marginHorizontal": ["padding"],
    "marginVertical": ["padding"], "paddingHorizontal": ["padding"], "paddingVertical": ["padding"],
    "paddingTop": ["padding"], "paddingLeft": ["padding"], "paddingRight": ["padding"],
    "paddingBottom": ["padding"], "flex": ["grow"], "flexDirection": ["axis"],
    "rowGap": ["lineSpacing", "spacing"], "columnGap": ["spacing"], "layer": ["shadow"],
    "resizeMode": ["contentMode"], "objectFit": ["contentMode"], "scaledToFit": ["contentMode"],
    "scaledToFill": ["contentMode"], "resizable": ["contentMode"], "obscureText": ["secure"],
    "isSecureTextEntry": ["secure"], "tag": ["id"], "key": ["id"], "className": ["style"],
    "class": ["style"],
    "controlSize": ["size"], "role": ["kind", "traits"], "buttonStyle": ["kind"],
    "labelStyle": ["kind"],
    "textFieldStyle": ["kind"], "safeAreaPadding": ["padding"],
    "edgesIgnoringSafeArea": ["ignoresSafeArea"], "listRowInsets": ["padding"],
    "colspan": ["columnSpan"], "colSpan": ["columnSpan"], "rowspan": ["rowSpan"],
    "gridColumn": ["columnSpan"], "gridRow": ["rowSpan"], "mixBlendMode": ["blendMode"],
    "backdropFilter": ["backgroundBlur"], "cursor": ["traits"], "dir": ["layoutDirection"],
    "direction": ["axis", "layoutDirection"], "tintMode": ["template"],
    "renderingMode": ["symbolRenderingMode", "template"], "shadowColor": ["shadow"],
    "shadowRadius": ["shadow"], "shadowOffset": ["shadow"], "shadowOpacity": ["shadow"],
    "visibility": ["hidden"], "z-index": ["zIndex"], "minimum": ["min"], "maximum": ["max"],
    "gridCellColumns": ["columnSpan"], "gridCellRows": ["rowSpan"],
    "gridCellAnchor": ["cellAnchor"], "gridCellUnsizedAxes": ["unsizedAxes"],
    "gridColumnAlignment": ["columnAlignments"], "horizontalSpacing": ["trackSpacing"],
    "verticalSpacing": ["lineSpacing"], "dashOffset": ["dashPhase"],
    "strokeDashoffset": ["dashPhase"], "mitreLimit": ["miterLimit"],
    "image": ["systemIconName", "localImageName", "subviews"], "symbolVariant": ["systemIconName"],
    "focused": ["state"], "isFocused": ["state"], "isHighlighted": ["state"],
    "autofocus": ["state"],
    "isUserInteractionEnabled": ["state"], "baselineOffset": ["offset"],
    "containerRelativeFrame": ["relativeWidth"], "listRowSeparator": ["separators"],
    "arrangedSubviews": ["subviews"], "attributedText": ["text"], "bounds": ["width"],
    "contentEdgeInsets": ["padding"], "directionalLayoutMargins": ["padding"],
    "isLayoutMarginsRelativeArrangement": ["padding"], "heightAnchor": ["height"],
    "widthAnchor": ["width"], "leadingAnchor": ["position"], "topAnchor": ["position"],
    "translatesAutoresizingMaskIntoConstraints": ["position"], "leftView": ["leadingIconName"],
    "rightView": ["trailingIconName"], "setTitle": ["title"], "setImage": ["systemIconName"],
    "titleLabel": ["title"], "adjustsFontSizeToFitWidth": ["minimumScaleFactor"],
    "clearButtonMode": ["clearButton"], "autocapitalizationType": ["autocapitalization"],
    "accessibilityIdentifier": ["id"], "hintText": ["placeholder"], "mainAxisSize": ["maxWidth"],
    "fit": ["contentMode"], "shape": ["clipShape", "cornerRadius"], "softWrap": ["lineLimit"],
    "decoration": ["backgroundColor"], "groupValue": ["selection"], "fontFamily": ["fontName"],
    "clipPath": ["clipShape"], "wordBreak": ["lineBreakMode"], "overflowX": ["clipped"],
    "overflowY": ["clipped"], "gridTemplateColumns": ["tracks"], "modifiers": ["properties"],
    "attributes": ["properties"], "props": ["properties"], "view": ["type"], "widget": ["type"],
    "kind": ["type"], "min": ["minimumValue"], "max": ["maximumValue"],
    "x": ["horizontal", "position"], "y": ["vertical", "position"], "start": ["leading"],
    "end": ["trailing"],
  ]

  /// Words in the place of others, each with what is meant.
  static let words: [String: String] = [
    "topCenter": "top", "bottomCenter": "bottom", "centerLeft": "leading",
    "centerRight": "trailing", "centerLeading": "leading", "centerTrailing": "trailing",
    "topLeft": "topLeading", "topRight": "topTrailing", "bottomLeft": "bottomLeading",
    "bottomRight": "bottomTrailing", "left": "leading", "right": "trailing", "middle": "center",
    "centre": "center", "start": "leading", "end": "trailing", "flex-start": "leading",
    "flex-end": "trailing", "flexStart": "leading", "flexEnd": "trailing", "centerStart": "leading",
    "centerEnd": "trailing", "topStart": "topLeading", "topEnd": "topTrailing",
    "bottomStart": "bottomLeading", "bottomEnd": "bottomTrailing",
  ]

  /// What a picture cannot show: behaviour of a program that is running.
  private static let behaviours: Set<String> = [
    "onTapGesture", "onClick", "onclick", "onPress", "onPressed", "onTap", "onChange", "onChanged",
    "action", "gesture", "animation", "transition", "hover", "onAppear", "task", "delegate",
    "target", "allowsHitTesting", "contentShape", "refreshable", "swipeActions", "onSubmit",
    "onLongPressGesture", "controller", "focusNode", "physics", "itemBuilder",
  ]

  /// What SwiftUI says by a modifier and Galley by a component of its own, which stands elsewhere.
  private static let components: [String: String] = [
    "toolbar": "a bar at the bottom is the component \"Toolbar\" as the second one in a "
      + "\"SafeAreaInset\"; the buttons at the top are \"trailingItems\" of a \"NavigationBar\"",
    "safeAreaInset": "write the component \"SafeAreaInset\", with the content and the bar in it",
    "sheet": overlay("Sheet"), "fullScreenCover": overlay("Sheet"), "alert": overlay("Alert"),
    "confirmationDialog": overlay("ActionSheet"), "popover": overlay("Popover"),
    "contextMenu": overlay("Menu"), "menu": overlay("Menu"),
    "navigationTitle": "the title is one of a \"NavigationBar\" above the content",
    "navigationBar": "write the component \"NavigationBar\" above the content",
    "searchable": "the field is the component \"SearchField\", as the \"accessory\" of a "
      + "\"NavigationBar\" or above the content",
    "tabItem": "the items are those of a \"TabBar\" below the content",
    "badge": "write the component \"Badge\" with the content in it",
    "help": "write the component \"Tooltip\"",
    "appBar": "write the component \"NavigationBar\" above the content",
    "bottomNavigationBar": "write the component \"TabBar\" below the content",
    "floatingActionButton": "write a \"Button\" after the content in a \"ZStack\"",
    "itemCount": "rows are written one by one in \"subviews\"",
    "accessibilityLabel": unheard, "accessibilityHidden": unheard, "semanticLabel": unheard,
    "accessibilityHint": unheard, "accessibilityValue": unheard,
    "overlay": "write the component \"Overlay\", with the content and what is in front of it",
  ]

  private static let unheard =
    "pictures show nothing of it; what a component is to its reader is said by \"traits\""

  private static func overlay(_ type: String) -> String {
    "write the component \"\(type)\" after the content in a \"ZStack\""
  }

  /// The advice after a complaint about a key that no other key stands for; nil for none.
  ///
  /// - Parameter known: The keys that may stand there.
  static func advice(
    on name: String, among known: @autoclosure () -> [String] = []
  ) -> String? {
    if behaviours.contains(name) { return "pictures show no behaviour, only a \"state\"" }
    if name == "controlSize", !known().contains("size") {
      return "only buttons come in sizes, by \"size\""
    }
    return components[name]
  }

  /// The advice after a complaint about a type that no component stands for; nil for none.
  static func advice(onType name: String) -> String? {
    guard name == "GeometryReader" else { return nil }
    return "a share of what is offered is \"relativeWidth\" or \"relativeHeight\" of any "
      + "component, a choice by the room a \"ViewThatFits\", and places in a frame those of a "
      + "\"Positions\""
  }

  /// The key that was probably meant, of those that are known.
  static func key(for name: String, among known: @autoclosure () -> [String]) -> String? {
    let (name, known) = (camelCased(name), known())
    return ([name] + (keys[name] ?? [])).first { known.contains($0) }
  }

  /// What a key would be called that components of other types have; nil for none.
  static func elsewhere(_ name: String, _ isKey: (String) -> Bool) -> String? {
    let name = camelCased(name)
    return ([name] + (keys[name] ?? [])).first(where: isKey)
  }

  /// A name of CSS as programs write it: `font-size` is `fontSize`.
  private static func camelCased(_ name: String) -> String {
    guard name.contains("-") else { return name }
    var parts = name.split(separator: "-").map(String.init)
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].prefix(1).uppercased() + parts[index].dropFirst()
    }
    return parts.joined()
  }
}
