/// What makes a case unable to fail: expectations that are missing, empty or not understood.
enum VectorShape {
  /// The fault of a case; nil for a case without one.
  static func fault(in vector: VectorValue) -> String? {
    if vector["dialect"].isNull || vector["dialect"].string?.hasPrefix("scalar") == true {
      return vector.keys.contains("out") ? nil : "the case has no output"
    }
    if let name = unknownAlignment(in: vector) { return "unknown alignment \(name)" }
    let expected = vector["expect"]
    if vector["dialect"].string == "position" { return fault(inFrame: expected["frame"], "frame") }
    let frames = expected["frames"]
    let size = expected["size"]
    if !size.isNull, let fault = fault(of: size, count: 2, "size") { return fault }
    if frames.keys.isEmpty, size.isNull, expected["raster"].list?.isEmpty != false {
      return "nothing is expected"
    }
    let known = identifiers(of: vector)
    for id in frames.keys {
      if !known.contains(id) { return "the frame of \(id), which is no node" }
      if let fault = fault(inFrame: frames[id], id) { return fault }
    }
    return nil
  }

  private static func fault(inFrame value: VectorValue, _ name: String) -> String? {
    fault(of: value, count: 4, name)
  }

  /// Exactly so many numbers or nulls, one number at least.
  private static func fault(of value: VectorValue, count: Int, _ name: String) -> String? {
    let list = value.list ?? []
    guard list.count == count, list.allSatisfy({ $0.number != nil || $0.isNull }),
      list.contains(where: { $0.number != nil })
    else {
      return "\(name) has not \(count) numbers"
    }
    return nil
  }

  private static func identifiers(of vector: VectorValue) -> Set<String> {
    switch vector["dialect"].string {
    case "linear"?: Set((vector["children"].list ?? []).compactMap { $0["id"].string })
    case "flex"?: paths(vector["tree"], "0")
    default: identifiers(below: vector["tree"])
    }
  }

  private static func paths(_ node: VectorValue, _ path: String) -> Set<String> {
    var result: Set = [path]
    for (k, child) in (node["children"].list ?? []).enumerated() {
      result.formUnion(paths(child, "\(path).\(k)"))
    }
    return result
  }

  private static func below(_ node: VectorValue) -> [VectorValue] {
    [node["child"], node["content"]].filter { !$0.isNull } + (node["children"].list ?? [])
  }

  private static func identifiers(below node: VectorValue) -> Set<String> {
    var result = Set<String>()
    if let id = node["id"].string ?? node["id"].number.map({ "\(Int($0))" }) { result.insert(id) }
    for child in below(node) { result.formUnion(identifiers(below: child)) }
    return result
  }

  private static let alignments: Set<String> = [
    "leading", "trailing", "center", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
    "bottomTrailing", "firstBaseline", "firstTextBaseline", "lastBaseline", "lastTextBaseline",
    "fill",
  ]

  /// An alignment of a container or, in the tree of the swiftui dialect, of a node.
  private static func unknownAlignment(in vector: VectorValue) -> String? {
    if vector["dialect"].string == "flex" { return nil }
    return unknownAlignment(at: vector["container"])
      ?? unknownAlignment(at: vector["tree"])
  }

  private static func unknownAlignment(at node: VectorValue) -> String? {
    let align = node["align"]
    for name in [align, align["h"], align["v"]].compactMap(\.string) {
      let isCustom = name.hasPrefix("custom:h:") || name.hasPrefix("custom:v:")
      if !isCustom, !alignments.contains(name) { return name }
    }
    return below(node).lazy.compactMap(unknownAlignment(at:)).first
  }
}
