internal import Foundation
internal import GalleyCombine
internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyLocalization
internal import Observation

/// The context of a tree of views with state while it becomes a picture: the values of its state, the
/// measurements of the previous round, and the actions that its views request after they appear.
///
/// A session belongs to the main actor in all but name: trees are built on the threads that act in its place
/// while it waits, one at a time.
package final class Session: @unchecked Sendable {
  /// The place of a view among those that have state: the surrounding view, its type, and its ordinal number
  /// among those of that type there.
  private struct Place: Hashable {
    var parent: Int
    var type: ObjectIdentifier
    var ordinal: Int
  }

  /// The place of views that an identity of the program's distinguishes.
  private struct IdentityPlace: Hashable {
    var parent: Int
    var identity: AnyHashable
  }

  private var places: [Place: Int] = [:]
  private var identities: [IdentityPlace: Int] = [:]
  private var counts: [Place: Int] = [:]
  private var boxes: [Int: [Int: AnyObject]] = [:]
  private var plans: [ObjectIdentifier: [PropertyField]] = [:]
  private var subscriptions: [ObjectIdentifier: AnyCancellable] = [:]
  /// The subscriptions of `onReceive` and the tasks, by the numbers of their views.
  private var received: [Int: AnyCancellable] = [:]
  /// The actions after a round, in the order of the views.
  var actions: [@MainActor () -> Void] = []
  private var appeared: Set<Int> = []
  /// The values that `onChange` and `onPreferenceChange` saw last.
  private var seen: [Int: Any] = [:]
  /// The preferences of the views being built, innermost last.
  var preferences: [PreferenceValues] = [PreferenceValues()]
  /// The frames of the previous round, by the number of the caller.
  private(set) var frames: [Int: Rect] = [:]
  private var asked: [Int: Int] = [:]
  /// The readers of geometry of this round, by the numbers of their views.
  var readers: Set<Int> = []
  private(set) var safeArea = GalleyGeometry.EdgeInsets.zero
  /// The named coordinate spaces of this round and the frames of those of the round before.
  private var spaces: [AnyHashable: Int] = [:]
  private var spaceFrames: [AnyHashable: Rect] = [:]
  /// True if something is presented over the screen.
  var isCovered = false
  /// True if something changed that the tree has read.
  package private(set) var isDirty = false
  /// The number of the walk since the last change from outside, from 0.
  private(set) var round = 0
  /// The things that were approximated or left out, each once.
  package private(set) var remarks: [String] = []
  /// The size offered to the tree, for callers that read it before anything was measured.
  package var canvas: Size
  package let resources: PreviewResources
  /// The language of the picture.
  var locale = "en"
  /// The marks for touch; nil for a picture.
  package let touches: Touches?
  /// The strings of the requested languages.
  private var readings: [String: LocalizedReading] = [:]

  package init(
    canvas: Size, resources: PreviewResources = PreviewResources(), touches: Touches? = nil
  ) {
    self.canvas = canvas
    self.resources = resources
    self.touches = touches
  }

  /// The strings for a locale.
  func strings(for locale: String) -> LocalizedReading {
    if let known = readings[locale] { return known }
    let reading = LocalizedReading(resources.strings, locale: locale)
    readings[locale] = reading
    return reading
  }

  /// Runs what looks texts up outside of bodies.
  func reading<Value>(_ locale: String, _ body: () throws -> Value) rethrows -> Value {
    try TextReader.$outside.withValue((self, locale), operation: body)
  }

  // Rounds

  /// Lays a tree out until nothing that it reads changes any more, in at most so many rounds.
  @MainActor
  package func settle(
    rounds: Int = 8, _ layout: () throws -> LayoutResult
  ) rethrows {
    for round in 0..<rounds {
      self.round = round
      isDirty = false
      let result = try layout()
      measure(result)
      if let touches { touches.motion.laidOut(result, touches.marks) }
      let pending = actions
      actions = []
      reading(locale) { for action in pending { action() } }
      if !isDirty { forgetAbsent() }
      if !isDirty {
        touches?.motion.settled()
        return
      }
    }
    remark("the view still changes after \(rounds) rounds")
  }

  /// Forgets what belongs to one walk.
  func beginWalk() {
    counts = [:]
    asked = [:]
    readers = []
    spaces = [:]
    actions = []
    preferences = [PreferenceValues()]
    guard let touches else { return }
    touches.beginWalk()
    preferredScheme = nil
  }

  /// Forgets the state of views that a screen no longer shows, so that they begin anew when they come back.
  @MainActor
  private func forgetAbsent() {
    guard let touches else { return }
    let absent = Set(boxes.keys).union(appeared).union(seen.keys).union(touches.departures.keys)
      .union(received.keys).subtracting(touches.visited).sorted()
    for view in absent {
      boxes[view] = nil
      received[view] = nil
      seen[view] = nil
      frames[view] = nil
      touches.offsets[view] = nil
      appeared.remove(view)
      touches.departures.removeValue(forKey: view)?()
    }
  }

  private func measure(_ result: LayoutResult) {
    safeArea = result.options.safeArea
    safeArea.bottom += touches?.keyboard ?? 0
    for (id, node) in asked {
      guard let frame = result.frame(ofNode: node), frames[id] != frame else { continue }
      frames[id] = frame
      isDirty = true
    }
    for (name, node) in spaces { spaceFrames[name] = result.frame(ofNode: node) }
  }

  func markDirty() {
    isDirty = true
    if let touches { touches.motion.changed(at: touches.now) }
  }

  /// The outermost scheme that a view wants for the picture.
  package private(set) var preferredScheme: ColorScheme?
  func prefer(_ scheme: ColorScheme) { preferredScheme = preferredScheme ?? scheme }

  package func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  /// The mode of lists that no view around has of its own; nil for a picture, in which nothing is edited.
  var editMode: Binding<EditMode>? {
    guard let touches else { return nil }
    return Binding(
      get: { touches.editMode },
      set: { [weak self] mode in
        touches.editMode = mode
        self?.markDirty()
      })
  }

  // Places

  /// The number of a view by its position.
  func number(of type: Any.Type, in parent: Int) -> Int {
    var place = Place(parent: parent, type: ObjectIdentifier(type), ordinal: 0)
    let ordinal = counts[place, default: 0]
    counts[place] = ordinal + 1
    place.ordinal = ordinal
    return number(of: place)
  }

  /// The number of a view that is known by another number than its position.
  func number(of type: Any.Type, in parent: Int, serial: Int) -> Int {
    number(of: Place(parent: parent, type: ObjectIdentifier(type), ordinal: serial))
  }

  /// The number of the views inside of a view that an identity distinguishes from others there.
  func number(of identity: AnyHashable, in parent: Int) -> Int {
    let place = IdentityPlace(parent: parent, identity: identity)
    let serial = identities[place] ?? identities.count
    identities[place] = serial
    return number(of: IdentityPlace.self, in: parent, serial: serial)
  }

  private func number(of place: Place) -> Int {
    if let known = places[place] {
      touches?.visited.insert(known)
      return known
    }
    let number = places.count + 1
    places[place] = number
    touches?.visited.insert(number)
    return number
  }

  /// The object kept for a property of a view.
  func box<Box: AnyObject>(_ view: Int, _ offset: Int, make: () -> Box) -> Box {
    if let known = boxes[view]?[offset] as? Box { return known }
    let box = make()
    boxes[view, default: [:]][offset] = box
    return box
  }

  /// The properties of a type that want to be filled in.
  func fields(of type: Any.Type) -> [PropertyField] {
    if let known = plans[ObjectIdentifier(type)] { return known }
    let fields = PropertyField.all(of: type)
    plans[ObjectIdentifier(type)] = fields
    return fields
  }

  func observe(_ object: some ObservableObject) {
    let id = ObjectIdentifier(object)
    guard subscriptions[id] == nil else { return }
    subscriptions[id] = object.objectWillChange._subscribe { [weak self] _ in self?.markDirty() }
  }

  // Actions of views

  /// Does something after the first round in which a view is there.
  func appear(_ view: Int, _ action: @escaping @MainActor () -> Void) {
    if appeared.insert(view).inserted { actions.append(action) }
  }

  /// Keeps the subscription of a view for as long as the view is there.
  func receive(_ view: Int, _ subscription: AnyCancellable) { received[view] = subscription }

  /// Ends the subscription of a view.
  func end(_ view: Int) { received.removeValue(forKey: view)?.cancel() }

  /// The value seen last under a number, which the new one replaces.
  func exchange<Value>(_ view: Int, _ value: Value) -> Value? {
    defer { seen[view] = value }
    return seen[view] as? Value
  }

  /// The axes along which some reader of geometry has at most this length.
  package func axesOfReaders(atMost length: Double) -> Axis.Set {
    let sizes = readers.compactMap { frames[$0]?.size }
    return (sizes.contains { $0.width <= length } ? Axis.Set.horizontal : [])
      .union(sizes.contains { $0.height <= length } ? .vertical : [])
  }

  /// Wants to know the frame of the next node.
  func ask(_ view: Int, _ tree: borrowing TreeBuilder) { asked[view] = tree.nodeCount }

  func name(_ space: AnyHashable, _ tree: borrowing TreeBuilder) { spaces[space] = tree.nodeCount }
  package func frame(ofSpace space: AnyHashable) -> Rect? { spaceFrames[space] }
}

/// The values passed down the tree beside Galley's environment.
final class Surroundings: @unchecked Sendable {
  let session: Session
  /// The number of the view around.
  let view: Int
  /// The environment's values by their keys' types, and its objects by their own.
  let values: [ObjectIdentifier: Any]

  init(_ session: Session, view: Int = 0, values: [ObjectIdentifier: Any] = [:]) {
    self.session = session
    self.view = view
    self.values = values
  }
}

extension Surroundings {
  /// The surroundings of views with an identity. A picture at rest has one walk of views, whose places suffice.
  func inside(_ identity: () -> AnyHashable) -> Surroundings {
    guard session.touches != nil else { return self }
    return Surroundings(session, view: session.number(of: identity(), in: view), values: values)
  }
}

extension Surroundings: BodyEvaluator {
  func identified(by identity: () -> ViewIdentity) -> any EnvironmentAttachment {
    inside { AnyHashable(identity()) }
  }

  func build(
    identifiedBy identity: () -> ViewIdentity, in tree: inout TreeBuilder,
    _ environment: TreeEnvironment, _ build: (inout TreeBuilder, TreeEnvironment) -> Void
  ) {
    guard let touches = session.touches else { return build(&tree, environment) }
    let identity = identity()
    var inner = environment
    inner.attachment = inside { AnyHashable(identity) }
    touches.mark(.value(identity.value), in: &tree) { build(&$0, inner) }
  }

  @MainActor
  func body<Content: View>(
    of view: Content, _ environment: TreeEnvironment
  ) -> (Content.Body, TreeEnvironment)? {
    guard let (view, inner) = installed(view, environment) else { return nil }
    let reader = Unchecked(EnvironmentValues(inner))
    let body = ViewFaults.evaluating(Content.self) {
      TextReader.$environment.withValue(reader) { observing { view.body } }
    }
    return (body, inner)
  }

  /// A view with its properties filled in, and the environment inside it; nil where something is missing.
  @MainActor
  func installed<Content: View>(
    _ view: Content, _ environment: TreeEnvironment
  ) -> (Content, TreeEnvironment)? {
    var view = view
    let inner = entering(Content.self, environment)
    return install(&view, inner) ? (view, inner) : nil
  }

  @MainActor
  func body<Modifier: ViewModifier>(
    of modifier: Modifier, content: Modifier.Content, _ environment: TreeEnvironment
  ) -> (Modifier.Body, TreeEnvironment)? {
    var modifier = modifier
    let inner = entering(Modifier.self, environment)
    guard install(&modifier, inner) else { return nil }
    let body = ViewFaults.evaluating(Modifier.self) {
      observing { modifier.body(content: content) }
    }
    return (body, inner)
  }

  func placeholder(for type: Any.Type) -> AnyView? {
    ViewFaults.fault(of: type).map { AnyView(_LeftOut(type, $0.reason)) }
  }

  func skips(_ modifier: Any.Type) -> Bool {
    guard let fault = ViewFaults.fault(of: modifier) else { return false }
    session.remark("\(modifier) is left out: \(fault.reason)")
    return true
  }

  private func entering(_ type: Any.Type, _ environment: TreeEnvironment) -> TreeEnvironment {
    var inner = environment
    inner.attachment = Surroundings(
      session, view: session.number(of: type, in: view), values: values)
    return inner
  }

  /// Fills in the properties of a view; false if the view can have no body. A view that lacks an object can have one
  /// where the process may end when the body reads it.
  @MainActor
  private func install<Owner>(_ owner: inout Owner, _ environment: TreeEnvironment) -> Bool {
    let fault = ViewFaults.fault(of: Owner.self)
    if let fault, fault.kind != .missingObject { return false }
    let context = InstallContext(Owner.self, EnvironmentValues(environment))
    PropertyField.install(&owner, context)
    guard !context.missing.isEmpty else { return true }
    if ViewFaults.current != nil { return fault == nil }
    for missing in context.missing { session.remark(missing) }
    return false
  }

  @MainActor
  private func observing<Value>(_ body: () -> Value) -> Value {
    withObservationTracking(body) { [weak session] in session?.markDirty() }
  }
}
