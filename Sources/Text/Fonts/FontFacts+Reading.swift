internal import CGalleyHarfBuzz

extension FontFacts {
  /// Reads the facts of a face from its tables.
  init(reading data: FontData, index: Int, handle: FaceHandle) throws(TableDirectory.Damage) {
    let bytes = data.withUnsafeBytes { $0 }
    let directory = try TableDirectory(bytes: bytes, face: index)
    guard let head = directory.table("head"), let units = head.bigEndian16(at: 18),
      (16...16384).contains(units)
    else { throw TableDirectory.Damage("its 'head' table is missing or damaged") }
    guard let maxp = directory.table("maxp"), let glyphs = maxp.bigEndian16(at: 4), glyphs > 0
    else { throw TableDirectory.Damage("it has no glyphs") }
    // FreeType follows nested glyphs to the depth that the font specifies, and old versions overflow the
    // stack.
    let depth = directory.table("glyf") == nil ? nil : maxp.bigEndian16(at: 30)
    guard depth.map({ $0 <= Self.deepestGlyphs }) ?? true else {
      throw TableDirectory.Damage(
        "its glyphs are made of glyphs more than \(Self.deepestGlyphs) deep")
    }
    guard directory.table("cmap") != nil, directory.table("hmtx") != nil else {
      throw TableDirectory.Damage("it has no character map or no widths")
    }
    guard Self.outlineTables.contains(where: { directory.table($0) != nil }) else {
      throw TableDirectory.Damage("it has neither outlines nor bitmaps")
    }
    fileSize = bytes.count
    unitsPerEm = Int(units)
    glyphCount = Int(glyphs)
    readNames(handle)
    readStyle(directory)
    readVariations(handle)
    colorStrikes = ColorStrikes.pixelsPerEm(in: directory)
    hasColorGlyphs = directory.table("COLR") != nil && directory.table("CPAL") != nil
  }

  /// The format allows sixteen.
  private static let deepestGlyphs = 256

  private static let outlineTables: [StaticString] = ["glyf", "CFF ", "CFF2", "CBDT"]

  private mutating func readNames(_ handle: FaceHandle) {
    let legacy = handle.name(1) ?? ""
    familyName = handle.name(16) ?? legacy
    if legacy != familyName, !legacy.isEmpty { alternativeFamilyNames = [legacy] }
    postScriptName = handle.name(6) ?? familyName.filter { $0 != " " }
    fullName = handle.name(4) ?? familyName
  }

  /// Reads the weight class and the italic bits of `OS/2`, otherwise the style bits of `head`. A face whose
  /// bits declare it bold is bold even if its class is regular.
  private mutating func readStyle(_ directory: TableDirectory) {
    if let os2 = directory.table("OS/2"), let weightClass = os2.bigEndian16(at: 4),
      let selection = os2.bigEndian16(at: 62)
    {
      // Some old fonts count from 1 to 9.
      weight = Double(weightClass < 10 ? weightClass * 100 : weightClass)
      if weight == 400, selection & 0x20 != 0 { weight = 700 }
      isItalic = selection & 0x0201 != 0
    } else if let style = directory.table("head")?.bigEndian16(at: 44) {
      weight = style & 1 != 0 ? 700 : 400
      isItalic = style & 2 != 0
    }
    weight = min(max(weight, 1), 1000)
  }

  private mutating func readVariations(_ handle: FaceHandle) {
    let count = hb_ot_var_get_axis_count(handle.face)
    guard count > 0 else { return }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    var filled = count
    hb_ot_var_get_axis_infos(handle.face, 0, &filled, &infos)
    axes = infos.prefix(Int(filled)).map {
      FontAxis(
        tag: $0.tag, minimum: Double($0.min_value), normal: Double($0.default_value),
        maximum: Double($0.max_value))
    }
    if let axis = axis("wght") { weight = axis.normal }
    for index in 0..<hb_ot_var_get_named_instance_count(handle.face) {
      var length = count
      var coordinates = [Float](repeating: 0, count: Int(count))
      hb_ot_var_named_instance_get_design_coords(handle.face, index, &length, &coordinates)
      namedInstances.append(
        NamedInstance(
          postScriptName: instanceName(handle, index), coordinates: coordinates.map { Double($0) }))
    }
  }

  /// The PostScript name of a named instance; by Adobe Technical Note 5902 where the font gives
  /// none: the family and the style without spaces, joined by a hyphen.
  private func instanceName(_ handle: FaceHandle, _ index: UInt32) -> String {
    let given = hb_ot_var_named_instance_get_postscript_name_id(handle.face, index)
    if given != 0xFFFF, let name = handle.name(given) { return name }
    let prefix = handle.name(25) ?? familyName
    let style = handle.name(hb_ot_var_named_instance_get_subfamily_name_id(handle.face, index))
    return "\(prefix)-\(style ?? "\(index)")".filter { $0 != " " }
  }
}
