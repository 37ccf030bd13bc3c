import GalleySnapshots

/// Options whose value may be left out, written in full.
///
/// A commit stands behind a sign, `--only-changed=main`, so that the folder of
/// `galley test --only-changed Snapshots` is not taken for one. A record mode may also stand alone
/// behind `-u`, because its words are known.
enum OptionalValues {
  /// The arguments with `--only-changed=REF` as `--changed-since=REF`, and `-u` or
  /// `--update-snapshots` as `--record`, with `failed` where no mode is given.
  static func expanded(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // An argument after this is never an option.
      if argument == "--" { return result + [argument] + rest }
      if argument == "-u" || argument == "--update-snapshots" {
        let isMode = rest.first.map { (try? RecordMode(word: $0, origin: "-u")) != nil } == true
        result.append("--record=\(isMode ? rest.removeFirst() : "failed")")
      } else {
        result.append(written(argument))
      }
    }
    return result
  }

  private static func written(_ argument: String) -> String {
    for (name, full) in [
      ("--only-changed=", "--changed-since="), ("-u=", "--record="),
      ("--update-snapshots=", "--record="),
    ] where argument.hasPrefix(name) {
      return full + argument.dropFirst(name.count)
    }
    return argument
  }
}
