/// The arrays and objects that are open while a text is read, and what they hold so far.
///
/// All open containers share one run of elements and one of members; closing a container moves its
/// part into an array of exactly its size, which is then the only allocation it costs.
struct SyntaxStack: ~Copyable {
  /// Array or object.
  enum Container: CustomStringConvertible {
    case array
    case object

    /// The byte that closes it.
    var closer: UInt8 { self == .array ? 0x5D : 0x7D }
    /// The bracket that closes it.
    var closerText: String { self == .array ? "]" : "}" }
    /// With its article.
    var description: String { self == .array ? "the array" : "the object" }
  }

  // Not private: the compiler makes broken debug information of a private type in a
  // non-copyable generic one (Swift 6.3.1).
  struct Frame {
    var container: Container
    var start: Int
    /// Where its part of the elements or members begins.
    var base: Int
    /// The key it will be a member under, when the container round it is an object.
    var key: String
    var keyRange: SourceRange
  }

  private var frames = PendingValues<Frame>()
  private var elements = PendingValues<SyntaxValue>()
  private var members = PendingValues<SyntaxMember>()
  private var key = ""
  private var keyRange = SourceRange(0, 0)
  /// The innermost container; an array when none is open.
  private(set) var innermost = Container.array
  /// The value outside of every container, once it was added.
  private(set) var root: SyntaxValue?

  /// The number of open containers.
  var depth: Int { frames.count }

  /// The opening bracket of the innermost container.
  var opening: SourceRange? {
    guard frames.count > 0 else { return nil }
    let start = frames[frames.count - 1].start
    return SourceRange(start, start + 1)
  }

  /// Returns true if a container of a kind is open.
  func isOpen(_ container: Container) -> Bool {
    for index in 0..<frames.count where frames[index].container == container { return true }
    return false
  }

  /// True if the next value joins a list that has many already.
  var isInLongList: Bool {
    guard innermost == .array, frames.count > 0 else { return false }
    return elements.count - frames[frames.count - 1].base >= UnreadValue.keptElements
  }

  /// Opens a container whose bracket stands at an offset.
  mutating func open(_ container: Container, at start: Int) {
    let base = container == .array ? elements.count : members.count
    frames.append(
      Frame(container: container, start: start, base: base, key: key, keyRange: keyRange))
    innermost = container
  }

  /// Sets the key of the member that is added next.
  @inline(__always)
  mutating func setKey(_ key: String, at range: SourceRange) {
    self.key = key
    keyRange = range
  }

  /// Forgets a key whose value will not come.
  mutating func dropKey() {
    key = ""
  }

  /// Adds a value to the innermost container, or as the root, for which it returns false.
  @inline(__always)
  mutating func add(_ value: consuming SyntaxValue) -> Bool {
    if frames.count == 0 {
      root = value
      return false
    }
    if innermost == .array {
      elements.append(value)
    } else {
      members.append(SyntaxMember(key: key, keyRange: keyRange, value: value))
    }
    return true
  }

  /// Closes the innermost container and returns it as a value that ends at an offset.
  mutating func close(at end: Int) -> SyntaxValue {
    guard frames.count > 0 else { return SyntaxValue(.null, at: SourceRange(end, end)) }
    let frame = frames.removeLast()
    key = frame.key
    keyRange = frame.keyRange
    innermost = frames.count > 0 ? frames[frames.count - 1].container : .array
    let range = SourceRange(frame.start, end)
    switch frame.container {
    case .array: return SyntaxValue(.array(elements.takeArray(from: frame.base)), at: range)
    case .object: return SyntaxValue(.object(members.takeArray(from: frame.base)), at: range)
    }
  }
}

/// A growing run of values of which the end can be moved out into an array.
struct PendingValues<Value>: ~Copyable {
  private var storage: UnsafeMutablePointer<Value>
  private var capacity = 64
  /// The number of values.
  private(set) var count = 0

  /// Makes an empty run.
  init() {
    storage = .allocate(capacity: capacity)
  }

  deinit {
    storage.deinitialize(count: count)
    storage.deallocate()
  }

  /// Adds a value at the end.
  @inline(__always)
  mutating func append(_ value: consuming Value) {
    if count == capacity { grow() }
    (storage + count).initialize(to: value)
    count += 1
  }

  /// One of the values.
  subscript(index: Int) -> Value {
    @inline(__always) get { storage[index] }
  }

  /// Moves out the last value.
  @inline(__always)
  mutating func removeLast() -> Value {
    count -= 1
    return (storage + count).move()
  }

  /// Moves out the values from `base` on.
  @inline(__always)
  mutating func takeArray(from base: Int) -> [Value] {
    let taken = count - base
    if taken == 0 { return [] }
    let source = storage + base
    count = base
    // The initialiser that fills raw memory asks for its type's metadata by name every time, which
    // costs more than the few uniqueness checks of appending.
    var array: [Value] = []
    array.reserveCapacity(taken)
    for index in 0..<taken { array.append((source + index).move()) }
    return array
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}
