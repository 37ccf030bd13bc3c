internal import GalleyParsing

/// Languages as BCP 47 writes them: `de`, `zh-Hant-TW`, `en-XA`.
package enum LanguageTag {
  /// Returns true if a tag is well formed, and its language and region exist: two letters of ISO 639 or any
  /// three, two letters of ISO 3166 or of its private ranges, or three digits. An underscore counts as a
  /// hyphen.
  package static func isKnown(_ tag: String) -> Bool {
    var parts = tag.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })[...]
    guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isPart) }),
      let language = parts.popFirst()
    else { return false }
    if language == "x" { return !parts.isEmpty }
    guard language.utf8.allSatisfy(isLetter),
      language.utf8.count == 3 || languages.contains(String(language))
    else { return false }
    if let script = parts.first, script.utf8.count == 4, script.utf8.allSatisfy(isLetter) {
      parts.removeFirst()
    }
    if let region = parts.first, region.utf8.count == 2 { return isRegion(region) }
    return true
  }

  private static func isRegion(_ region: Substring) -> Bool {
    guard region.utf8.allSatisfy(isLetter), let first = region.first, let last = region.last else {
      return false
    }
    let isPrivate = first == "x" || first == "q" && last >= "m" || region == "aa" || region == "zz"
    return isPrivate || regions.contains(String(region))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }

  /// ISO 639-1, with the three that its earlier edition had.
  private static let languages = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz \
    ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb \
    lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or \
    os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta \
    te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """)

  /// ISO 3166-1.
  private static let regions = words(
    """
    ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs \
    bt bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee \
    eg eh er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk \
    hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb \
    lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz \
    na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru \
    rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn \
    to tr tt tv tw tz ua ug um us uy uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}

extension PropertyForm where Value == String {
  /// A language.
  package static var languageTag: PropertyForm {
    let kind = PropertyKind.form("a language as a BCP 47 tag such as \"de-AT\"")
    return PropertyForm(kind) { value, name, reader in
      guard case .string(let tag) = value.kind, LanguageTag.isKnown(tag) else {
        return reader.mismatch(name, kind, value)
      }
      return tag
    }
  }
}
