/// The samples of each component in the gallery: in the form of documents, by type, without the type.
enum ComponentSamples {
  /// A component, or several, for each type that shows nothing without values. Types that need no values show
  /// themselves.
  static let text = #"""
    {
      "ActionSheet": {"values": {"title": "Photo", "buttons": ["Take a photo",
        {"title": "Remove", "role": "destructive"}, {"title": "Cancel", "role": "cancel"}]}},
      "ActiveInput": {"values": {"label": "Age", "text": "36"}},
      "Alert": {"values": {"title": "Delete the draft?", "message": "It cannot be brought back.",
        "buttons": [{"title": "Cancel", "role": "cancel"}, {"title": "Delete", "role": "destructive"}]}},
      "AngularGradient": {"properties": {"width": 56, "height": 56, "clipShape": "circle",
        "colors": ["systemRed", "systemYellow", "systemGreen", "systemBlue", "systemRed"]}},
      "Arc": {"properties": {"width": 56, "height": 56, "startAngle": -90, "endAngle": 130, "slice": true}},
      "Avatar": [{"values": {"name": "Ada Lovelace"}}, {"values": {"systemIconName": "person.fill"}}],
      "AvatarGroup": {"properties": {"extraCount": 4}, "subviews": [
        {"type": "Avatar", "values": {"name": "Ada Lovelace"}},
        {"type": "Avatar", "values": {"name": "Alan Turing"}}]},
      "Background": {"subviews": [
        {"type": "Text", "properties": {"padding": 6}, "values": {"text": "in front"}},
        {"type": "Rectangle", "properties": {"foregroundColor": "systemGray5"}}]},
      "Badge": [{"values": {"text": "3"}}, {"values": {"text": "New"}}],
      "Banner": [
        {"properties": {"kind": "hint"}, "values": {"title": "Hint", "message": "What it is about."}},
        {"properties": {"kind": "error"}, "values": {"title": "Error", "message": "What went wrong."}}],
      "Bubble": [{"values": {"text": "What was it?"}},
        {"properties": {"isOutgoing": true}, "values": {"text": "It was a moth.", "caption": "9:40"}}],
      "Button": [{"values": {"title": "Button"}},
        {"properties": {"kind": "filled"}, "values": {"title": "Filled"}},
        {"properties": {"kind": "tinted"}, "values": {"title": "Tinted"}},
        {"properties": {"kind": "gray"}, "values": {"title": "Gray"}},
        {"properties": {"kind": "plain"}, "values": {"title": "Plain"}}],
      "Capsule": {"properties": {"width": 56, "height": 28}},
      "CapsuleCell": [{"values": {"title": "Day"}, "properties": {"width": 120}},
        {"values": {"title": "Night"}, "properties": {"width": 120, "isSelected": true}}],
      "Card": {"subviews": [{"type": "Text", "values": {"text": "On a card"}}]},
      "Cell": {"properties": {"accessory": "disclosure"},
        "values": {"title": "Title", "detail": "Detail", "systemIconName": "star"}},
      "Chart": [
        {"properties": {"height": 130}, "values": {"marks": [
          {"mark": "bar", "x": ["A", "B", "C"], "y": [5, 3, 4]}]}},
        {"properties": {"height": 130}, "values": {"marks": [
          {"mark": "sector", "x": ["A", "B", "C"], "y": [5, 3, 2]}]}}],
      "Checkbox": [{"values": {"label": "Off"}},
        {"properties": {"isOn": true}, "values": {"label": "On"}}],
      "Chip": [{"values": {"title": "Chip"}},
        {"properties": {"isSelected": true}, "values": {"title": "Chosen"}}],
      "Circle": {"properties": {"width": 40, "height": 40}},
      "CollectionView": {"properties": {"itemSize": 44, "height": 48}, "subviews": [
        {"type": "Rectangle", "properties": {"foregroundColor": "systemPink"}},
        {"type": "Rectangle", "properties": {"foregroundColor": "systemIndigo"}}]},
      "Color": {"properties": {"color": "systemBlue", "width": 56, "height": 28}},
      "ColorPicker": {"properties": {"selection": "systemRed"}, "values": {"label": "Ink"}},
      "ContentUnavailableView": {"values": {"title": "No results", "systemIconName": "magnifyingglass",
        "message": "Check the spelling."}, "properties": {"height": 200}},
      "ControlGroup": {"subviews": [{"type": "Button", "values": {"title": "Cut"}},
        {"type": "Button", "values": {"title": "Copy"}}]},
      "DatePicker": [{"values": {"label": "Due", "date": "2026-11-22", "today": "2026-11-18"}},
        {"properties": {"datePickerStyle": "graphical"},
          "values": {"date": "2026-11-22", "today": "2026-11-18"}}],
      "DisclosureGroup": {"properties": {"isExpanded": true}, "values": {"title": "More"},
        "subviews": [{"type": "Text", "values": {"text": "What belongs to it"}}]},
      "Drawing": {"values": {"drawing": "mapCircle check"}, "properties": {"width": 40, "height": 40}},
      "Ellipse": {"properties": {"width": 56, "height": 40}},
      "EllipticalGradient": {"properties": {"width": 56, "height": 40, "colors": ["white", "systemIndigo"]}},
      "ErrorLine": {"values": {"message": "No such place"}, "properties": {"lineHeight": 28}},
      "Flex": {"properties": {"spacing": 8}, "subviews": [
        {"type": "Text", "properties": {"grow": 1}, "values": {"text": "A name"}},
        {"type": "Text", "properties": {"shrink": 0}, "values": {"text": "12 kB"}}]},
      "Flow": {"properties": {"spacing": 8, "lineSpacing": 8}, "subviews": [
        {"type": "Chip", "values": {"title": "All"}}, {"type": "Chip", "values": {"title": "Unread"}}]},
      "Form": {"subviews": [{"type": "FormRow", "subviews": [
        {"type": "Text", "values": {"text": "Person"}}, {"type": "TextField", "values": {"text": "Ada"}}]}]},
      "FormRow": {"subviews": [
        {"type": "Text", "values": {"text": "Person"}}, {"type": "TextField", "values": {"text": "Ada"}}]},
      "Gauge": [{"properties": {"value": 0.4}, "values": {"label": "Speed"}},
        {"properties": {"value": 0.42, "gaugeStyle": "accessoryCircular"},
          "values": {"label": "AQI", "currentValueLabel": "42"}}],
      "Grid": {"subviews": [
        {"type": "GridRow", "subviews": [
          {"type": "Text", "values": {"text": "Length"}}, {"type": "Text", "values": {"text": "12 km"}}]},
        {"type": "GridRow", "subviews": [
          {"type": "Text", "values": {"text": "Climb"}}, {"type": "Text", "values": {"text": "340 m"}}]}]},
      "GridRow": {"subviews": [
        {"type": "Text", "values": {"text": "Length"}}, {"type": "Text", "values": {"text": "12 km"}}]},
      "GroupBox": {"values": {"title": "Delivery"}, "subviews": [
        {"type": "Text", "values": {"text": "Monday, before noon"}}]},
      "HStack": {"properties": {"spacing": 8}, "subviews": [
        {"type": "Text", "values": {"text": "side by"}}, {"type": "Text", "values": {"text": "side"}}]},
      "HintView": {"values": {"title": "Next steps", "hint": "Search for a place"},
        "properties": {"lineHeight": 87}},
      "IconButton": {"values": {"systemIconName": "star.fill"}},
      "Image": {"values": {"systemIconName": "photo"}},
      "ImageView": {"values": {"systemIconName": "photo.fill"}, "properties": {"height": 72}},
      "InfoLabel": {"values": {"text": "Returns", "info": "Since the first purchase."}},
      "Label": {"values": {"title": "Favourites", "systemIconName": "star.fill"}},
      "LazyHStack": {"subviews": [{"type": "Text", "values": {"text": "side by side"}}]},
      "LazyVStack": {"subviews": [{"type": "Text", "values": {"text": "one below the other"}}]},
      "Linear": {"properties": {"spacing": 8, "axis": "horizontal"}, "subviews": [
        {"type": "Text", "values": {"text": "one"}}, {"type": "Text", "values": {"text": "two"}}]},
      "LinearGradient": {"properties": {"colors": ["systemRed", "systemYellow"], "width": 56, "height": 28}},
      "Link": {"values": {"text": "Open the manual", "url": "https://example.org/manual"}},
      "List": {"properties": {"height": 140}, "subviews": [
        {"type": "Text", "values": {"text": "one"}}, {"type": "Text", "values": {"text": "two"}}]},
      "Menu": {"values": {"items": [{"title": "Name", "isSelected": true}, {"title": "Date"},
        {"role": "divider"}, {"title": "Delete", "role": "destructive", "systemIconName": "trash"}]}},
      "NavigationBar": {"values": {"title": "Checkout", "backTitle": "Basket"}},
      "NumericLabel": {"values": {"value": 12.5}, "properties": {"numberType": "change", "signed": true}},
      "Overlay": {"subviews": [
        {"type": "Rectangle", "properties": {"foregroundColor": "systemBlue", "width": 40, "height": 40}},
        {"type": "Circle", "properties": {"foregroundColor": "systemRed", "width": 20, "height": 20}}]},
      "PageControl": {"properties": {"numberOfPages": 3, "currentPageColor": "systemBlue"}},
      "Path": {"values": {"path": "M0 40 Q 14 0 28 40 T 56 40"}, "properties": {"width": 56, "height": 56,
        "stroke": {"width": 3, "style": "systemIndigo"}}},
      "Picker": [
        {"properties": {"pickerStyle": "segmented"}, "values": {"options": ["Day", "Week", "Month"]}},
        {"values": {"label": "Language", "options": ["English", "Deutsch"]}}],
      "Polygon": {"properties": {"width": 56, "height": 56, "sides": 6}},
      "Popover": {"subviews": [{"type": "Text", "properties": {"padding": 12}, "values": {"text": "Here"}}]},
      "Positions": {"properties": {"width": 60, "height": 30}, "subviews": [
        {"type": "Rectangle", "properties": {"foregroundColor": "systemGreen",
          "position": {"absolute": [10, 4, 40, 20]}}}]},
      "ProgressView": {"properties": {"value": 3, "total": 4}, "values": {"label": "Uploading"}},
      "RadialGradient": {"properties": {"colors": ["white", "systemIndigo"], "width": 50, "height": 50}},
      "RadioButton": [{"values": {"label": "Off"}},
        {"properties": {"isOn": true}, "values": {"label": "On"}}],
      "Rectangle": {"properties": {"width": 56, "height": 28}},
      "Ring": {"properties": {"value": 0.6, "width": 60, "height": 60}},
      "RoundedRectangle": {"properties": {"width": 56, "height": 28, "cornerRadius": 8}},
      "SafeAreaInset": {"properties": {"edge": "bottom", "height": 60}, "subviews": [
        {"type": "Color", "properties": {"color": "systemGray5"}},
        {"type": "Rectangle", "properties": {"foregroundColor": "systemBlue", "height": 24}}]},
      "ScrollView": {"properties": {"height": 40}, "subviews": [
        {"type": "Rectangle", "properties": {"foregroundColor": "systemRed", "height": 30}},
        {"type": "Rectangle", "properties": {"foregroundColor": "systemBlue", "height": 30}}]},
      "SearchField": {"values": {"placeholder": "Search"}},
      "Section": {"values": {"header": "Account"}, "subviews": [{"type": "Cell", "values": {"title": "Name"}}]},
      "Sheet": {"properties": {"height": 160}, "subviews": [{"type": "Text", "values": {"text": "A card"}}]},
      "Slider": {"properties": {"value": 0.6}},
      "Star": {"properties": {"width": 48, "height": 48}},
      "StateView": {"properties": {"show": "empty"}, "subviews": [
        {"type": "Text", "values": {"text": "content"}}, {"type": "ActivityIndicator"},
        {"type": "Text", "values": {"text": "Nothing here"}}]},
      "Stepper": {"values": {"label": "Guests"}},
      "SuggestionCell": {"values": {"words": "filled.count.soap", "place": "London", "distance": "2 km"}},
      "Switch": [{}, {"properties": {"isOn": true}}],
      "TabBar": {"values": {"items": [{"title": "Home", "systemIconName": "house.fill"},
        {"title": "Messages", "systemIconName": "bubble.left.fill", "badge": "2"}]}},
      "Table": {"values": {"header": "Stations"}, "subviews": [{"type": "Cell", "values": {"title": "North"}}]},
      "Tag": [{"values": {"text": "Late"}},
        {"properties": {"color": "systemRed", "isFilled": true}, "values": {"text": "Late"}}],
      "Text": {"values": {"text": "Words in one font"}},
      "TextButton": {"values": {"title": "Details"}},
      "TextField": [{"values": {"placeholder": "Name"}}, {"values": {"text": "Ada"}}],
      "TextView": {"values": {"text": "Several lines of text that break where the view ends."}},
      "Toast": {"values": {"text": "Deleted", "systemIconName": "trash", "actionTitle": "Undo"}},
      "Toggle": [{"values": {"label": "Off"}}, {"properties": {"isOn": true}, "values": {"label": "On"}},
        {"properties": {"isOn": true, "toggleStyle": "button"}, "values": {"label": "Bold"}}],
      "Toolbar": {"values": {"items": [{"systemIconName": "trash"}, "Select"]}},
      "Tooltip": {"values": {"text": "What it is"}},
      "VStack": {"properties": {"spacing": 8}, "subviews": [
        {"type": "Text", "values": {"text": "one below"}}, {"type": "Text", "values": {"text": "the other"}}]},
      "ViewThatFits": {"subviews": [{"type": "Text", "values": {"text": "the first that fits"}}]},
      "WordsView": {"values": {"words": "filled.count.soap"}},
      "ZStack": {"subviews": [
        {"type": "Circle", "properties": {"foregroundColor": "systemGray5", "width": 40, "height": 40}},
        {"type": "Text", "values": {"text": "3"}}]}
    }
    """#
}
