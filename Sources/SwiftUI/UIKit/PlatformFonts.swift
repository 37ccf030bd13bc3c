/// The families that iOS brings along besides its own font (https://developer.apple.com/fonts/system-fonts).
enum PlatformFonts {
  /// The beginnings of their names and of their PostScript names, in small letters without spaces.
  private static let beginnings = [
    "academyengravedlet", "alnile", "americantypewriter", "applecoloremoji",
    "applesdgothicneo", "applesymbols", "arial", "avenir", "baskerville", "bodoni",
    "bradleyhand", "chalkboardse", "chalkduster", "charter", "cochin", "copperplate",
    "courier", "damascus", "devanagarisangammn", "didot", "dinalternate", "dincondensed",
    "euphemiaucas", "farah", "futura", "galvji", "geezapro", "georgia", "gillsans",
    "granthasangammn", "helvetica", "hiraginomarugothicpron", "hiraginominchopron",
    "hiraginosans", "hiramarupron", "hiraminpron", "hoeflertext", "impact", "kailasa", "kefa",
    "khmersangammn", "kohinoor", "laosangammn", "malayalamsangammn", "markerfelt", "menlo",
    "mishafi", "muktamahee", "myanmarsangammn", "noteworthy", "notonastaliqurdu",
    "notosanskannada", "notosansmyanmar", "notosansoriya", "optima", "palatino", "papyrus",
    "partylet", "pingfang", "rockwell", "savoyelet", "sinhalasangammn", "snellroundhand",
    "stixtwo", "symbol", "tamilsangammn", "thonburi", "timesnewroman", "trebuchetms",
    "verdana", "zapfdingbats", "zapfino",
  ]

  /// Returns true for the name of a family or of a face that every device has.
  static func contains(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0 != " " }
    // The system's own font has names that begin with a dot.
    return plain.hasPrefix(".") || beginnings.contains { plain.hasPrefix($0) }
  }
}
