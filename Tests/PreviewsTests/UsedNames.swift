/// The names that real sources of SwiftUI use most, ninety-nine of a hundred uses, with their usual
/// forms: argument labels, and `{}` for a closure at the end. Names of other modules are not among them.
enum UsedNames {
  static let list = """
    # Layout
    .frame (width:height:) (height:) (maxWidth:) (maxWidth:alignment:) (width:) (maxWidth:maxHeight:)
    .padding (_:_:) (_:) ()
    VStack (){} (spacing:){} (alignment:spacing:){} (alignment:){}
    HStack (){} (spacing:){} (alignment:spacing:){} (alignment:){}
    .background (_:) {} (_:in:)
    ZStack (){} (alignment:){}
    .overlay {} (_:) (alignment:){}
    ; Spacer GeometryReader EdgeInsets Divider .scaledToFit Angle Axis .offset Edge .fixedSize
    ; UnitPoint .ignoresSafeArea Alignment .aspectRatio .position GeometryProxy .zIndex
    ; ProposedViewSize .edgesIgnoringSafeArea .listRowInsets HorizontalEdge VerticalAlignment
    ; HorizontalAlignment .scaledToFill GridItem LazyVGrid LazyHStack LazyVStack Anchor
    ; .contentMargins .alignmentGuide ContentMode GridRow .layoutPriority .safeAreaInset
    ; .coordinateSpace CoordinateSpace .scrollTargetBehavior .scrollTargetLayout
    # Painting
    .cornerRadius (_:) (_:corners:)
    ; Color .foregroundStyle .foregroundColor .opacity RoundedRectangle .fill .clipShape
    ; Rectangle Circle .scaleEffect .shadow .stroke .contentShape .tint LinearGradient Path
    ; .strokeBorder Capsule .rotationEffect Gradient .accentColor ContainerRelativeShape
    ; .listRowBackground StrokeStyle .clipped .blendMode .blur InsettableShape .border
    ; .drawingGroup .hidden .inset .brightness AnyShapeStyle .rotation3DEffect .compositingGroup
    ; .containerShape .mask .trim .backgroundStyle .colorMultiply .redacted ShapeStyle .scale
    ; AngularGradient FillStyle
    # Text
    ; Text .font Label .fontWeight Font .bold .multilineTextAlignment .lineLimit
    ; LocalizedStringKey TextField .italic .minimumScaleFactor .dynamicTypeSize .monospacedDigit
    ; .strikethrough AttributedString LocalizedStringResource
    # Image
    Image (systemName:) (_:) (_:bundle:)
    ; .resizable .imageScale .renderingMode .symbolRenderingMode .symbolVariant .interpolation
    # Control
    Button (){} (action:){} (_:){} (action:label:) (_:role:){} (role:action:)
    Picker (_:selection:){} (selection:label:content:) (selection:content:label:) (_:systemImage:selection:content:)
    ; .tag .buttonStyle .disabled .labelStyle Toggle ProgressView .keyboardShortcut .pickerStyle
    ; .allowsHitTesting .controlSize .labelsHidden Slider LabeledContent .formStyle DatePicker
    ; Link .keyboardType .textFieldStyle .focused SegmentedPickerStyle .progressViewStyle
    ; .onSubmit .toggleStyle .buttonBorderShape .disableAutocorrection PlainButtonStyle
    ; RoundedBorderTextFieldStyle StackNavigationViewStyle .submitLabel .autocapitalization
    ; .datePickerStyle .gaugeStyle GroupedListStyle PlainListStyle
    # Container and navigation
    ForEach (_:id:){} (_:){}
    Section (header:){} (){} (_:){}
    NavigationLink (value:){} (destination:){} (value:label:) (_:destination:) (){}
    ScrollView (){} (_:){} (_:showsIndicators:){}
    List (){} (_:){} (_:id:){} (selection:){}
    ToolbarItem (placement:){} (placement:content:) (id:placement:){}
    ; .navigationTitle Group NavigationStack .toolbar NavigationView .navigationBarTitle
    ; .navigationBarTitleDisplayMode Form .navigationBarItems .navigationDestination .listStyle
    ; .tabItem .swipeActions .searchable ToolbarItemGroup ContentUnavailableView .refreshable
    ; GroupBox Tab .navigationViewStyle TabView .onDelete .scrollTo .listRowSeparator
    ; .tabViewStyle .listSectionSeparator .scrollIndicators
    # State and data
    .onChange (of:){} (of:initial:){} (of:perform:)
    .onAppear {} (perform:)
    .task {}
    ; Binding .environmentObject EmptyView .modifier AnyView .onReceive State .onDisappear .id
    ; .preference .onPreferenceChange Namespace KeyPath
    # Environment
    .environment (_:_:)
    ; EnvironmentValues .previewDisplayName ColorScheme .previewDevice .previewLayout
    ; .preferredColorScheme ControlSize LayoutDirection .colorScheme PreviewLayout EditMode
    # Animation (inert)
    .animation (_:value:) (_:)
    ; .transition Animation AnyTransition .matchedGeometryEffect .combined .delay .asymmetric
    ; AnimatablePair .speed .contentTransition .repeatForever
    # Gesture and action (inert)
    ; .onTapGesture .onEnded .onHover .gesture .onChanged DragGesture .simultaneousGesture
    ; .updating TapGesture LongPressGesture .highPriorityGesture .onLongPressGesture AnyGesture
    # Presentation
    ; .sheet .alert .help Alert .contextMenu .confirmationDialog .popover .presentationDetents
    ; .fullScreenCover .actionSheet
    # Accessibility (metadata)
    ; .accessibilityHidden .accessibilityAddTraits .accessibilityLabel .accessibilityElement
    ; .accessibility .accessibilityIdentifier .accessibilityHint .accessibilityAction
    ; .accessibilityValue .accessibilitySortPriority .accessibilityAdjustableAction
    # Platform and other frameworks
    ; WindowGroup
    # Path building
    ; .addCurve .addLine .move .addArc .addQuadCurve .closeSubpath
    # Leading dot
    .font .system .headline .title .caption .subheadline .footnote .body
    .fontWeight .bold .semibold .medium .light
    .padding .horizontal .vertical .bottom .top .leading .trailing .all
    .frame .infinity .leading .center .trailing .top .topLeading .bottom
    .foregroundStyle .secondary .primary .white .red .blue .black .tertiary
    .foregroundColor .secondary .white .primary .black .red .accentColor .gray
    .background .regularMaterial .black .indigo .red .fill .green .quaternary
    .clipShape .rect
    .buttonStyle .plain .borderless .borderedProminent .bordered
    .labelStyle .titleAndIcon .iconOnly .titleOnly
    .listStyle .plain
    .pickerStyle .inline .menu .segmented
    .formStyle .grouped
    .controlSize .large .small
    .buttonBorderShape .capsule
    .toolbar .cancellationAction .confirmationAction .automatic
    .animation .spring .bouncy .easeInOut .default .smooth .linear .easeIn
    .transition .opacity .scale .move .identity .asymmetric
    .aspectRatio .fit .fill
    .stroke .round .secondary
    .symbolVariant .fill .none
    .symbolRenderingMode .palette
    .presentationDetents .medium
    .navigationViewStyle .stack
    .progressViewStyle .circular
    .accessibilityAddTraits .isButton .isSelected .isHeader .isStaticText .isLink
    # Wrappers
    ; @State @Environment @ViewBuilder @MainActor @EnvironmentObject @Binding @Published
    ; @AppStorage @ObservedObject @Previewable @Entry @StateObject @ScaledMetric @Namespace
    ; @ObservationIgnored @FocusState @Observable @GestureState
    # Macros
    ; #Preview withAnimation
    # Protocols
    ; View ViewModifier ObservableObject PreferenceKey EnvironmentKey Shape ButtonStyle
    ; Animatable App InsettableShape LayoutValueKey Layout LabelStyle GeometryEffect ToggleStyle
    # Environment keys
    ; \\.dismiss \\.colorScheme \\.isEnabled \\.layoutDirection \\.horizontalSizeClass
    ; \\.presentationMode \\.controlSize \\.verticalSizeClass \\.dynamicTypeSize
    # Given keys
    ; \\.colorScheme \\.layoutDirection \\.editMode \\.locale \\.sizeCategory
    ; \\.defaultMinListRowHeight
    """
}
