import GalleySystem

/// The three commits of a merge, a rebase or a cherry-pick, as they are while git runs a merge driver.
///
/// Git gives a driver the contents alone. The commits are found in the notes that git keeps of what it is
/// about to do, and are believed only when these commits have exactly these contents.
struct MergedCommits {
  let base: String
  let ours: String
  let theirs: String

  /// One file of a merge: its path from the top of the working tree, and the three contents.
  struct Contents {
    let path: String
    /// The names of the contents; nil for an empty one, which may be that of a file that is not there.
    let base: String?
    let ours: String?
    let theirs: String?

    /// - Parameters: Files with the contents.
    init(path: String, base: String, ours: String, theirs: String) {
      func name(_ file: String) -> String? {
        (try? File.size(file)) == 0 ? nil : GitQuery.name(ofFile: file)
      }
      self.path = path
      (self.base, self.ours, self.theirs) = (name(base), name(ours), name(theirs))
    }
  }

  /// Finds the commits of a file's three contents; nil when no commit has them, or several do.
  init?(of contents: Contents) {
    guard let head = GitQuery.object("HEAD"),
      GitQuery.content(of: contents.path, in: head) == contents.ours
    else { return nil }
    for theirs in Self.announced + Self.picked(contents)
    where GitQuery.content(of: contents.path, in: theirs.commit) == contents.theirs {
      guard let base = Self.base(of: theirs, head, contents) else { continue }
      (self.base, ours, self.theirs) = (base, head, theirs.commit)
      return
    }
    return nil
  }

  /// A commit that may be the other side.
  private struct Candidate {
    let commit: String
    /// True where its change alone is taken over, so that the base is the commit before.
    var isPicked = false
  }

  private static func base(
    of theirs: Candidate, _ head: String, _ contents: Contents
  ) -> String? {
    let shared = GitQuery.text(["merge-base", "--all", head, theirs.commit]).map {
      $0.split(separator: "\n").map(String.init)
    }
    // Of several, git merges the bases first, and no commit has the outcome.
    let merged = shared?.count == 1 ? shared?.first : nil
    let before = GitQuery.object("\(theirs.commit)^")
    return (theirs.isPicked ? [before, merged] : [merged, before]).compactMap(\.self).first {
      GitQuery.content(of: contents.path, in: $0) == contents.base
    }
  }

  /// The commits that git keeps note of.
  private static var announced: [Candidate] {
    let prefix = "GITHEAD_"
    let heads = ProcessVariables.all.keys.filter { $0.hasPrefix(prefix) }.sorted()
    let merged =
      heads.map { String($0.utf8.dropFirst(prefix.utf8.count)) ?? "" }
      + [GitQuery.object("MERGE_HEAD")].compactMap(\.self)
    let picked =
      [step("rebase-merge/done", \.last), step("sequencer/todo", \.first)]
      + ["CHERRY_PICK_HEAD", "REBASE_HEAD"].map { GitQuery.object($0) }
    return merged.map { Candidate(commit: $0) }
      + picked.compactMap(\.self).map { Candidate(commit: $0, isPicked: true) }
  }

  /// The commit in a line of a list of git's, such as `pick 0a1b2c3 Subject`.
  private static func step(_ list: String, _ line: ([Substring]) -> Substring?) -> String? {
    guard let path = GitQuery.ownPath(list), let bytes = try? File.read(path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    guard let words = line(lines)?.split(separator: " "), words.count > 1 else { return nil }
    return GitQuery.object("\(words[1])^{commit}")
  }

  /// The one commit that makes their content of the base's: a single cherry-pick is noted nowhere.
  private static func picked(_ contents: Contents) -> [Candidate] {
    let list = [
      "log", "--all", "--max-count=1000", "--format=%H", "--raw", "--no-abbrev", "--no-renames",
      "--",
      ":(top,literal)\(contents.path)",
    ]
    let none = String(repeating: "0", count: 40)
    let wanted = " \(contents.base ?? none) \(contents.theirs ?? none) "
    var found: [Candidate] = []
    var commit = ""
    for line in (GitQuery.text(list) ?? "").split(separator: "\n") {
      if !line.hasPrefix(":") {
        commit = String(line)
      } else if line.contains(wanted) {
        found.append(Candidate(commit: commit, isPicked: true))
      }
    }
    return found.count == 1 ? found : []
  }

  // MARK: The merge

  /// The variable by which drivers know that a merge needs nothing but documents.
  static let variable = "GALLEY_MERGES"

  /// The tree of the merge, and the paths that are in conflict in it; nil when git cannot make it.
  ///
  /// References in it are ours: the driver leaves them.
  var merged: (tree: String, conflicts: Set<String>)? {
    guard let one = commit(of: ours), let two = commit(of: theirs),
      let (fields, status) = GitQuery.fields(
        ["merge-tree", "--write-tree", "--name-only", "-z", one, two], with: "\(Self.variable)=1"),
      status <= 1, let tree = fields.first, !tree.isEmpty
    else { return nil }
    // Names end with an empty field; messages follow.
    return (tree, Set(fields.dropFirst().prefix { !$0.isEmpty }))
  }

  /// A commit with the files of another, right after the base, which git then takes for the base of the
  /// merge, whatever else the branches have in common.
  private func commit(of other: String) -> String? {
    GitQuery.text([
      "-c", "user.name=galley", "-c", "user.email=galley@localhost",
      "commit-tree", "-p", base, "-m", "galley merge", "\(other)^{tree}",
    ])
  }

  /// The files that both sides changed.
  var bothChanged: Set<String> { changed(to: ours).intersection(changed(to: theirs)) }

  private func changed(to other: String) -> Set<String> {
    let list = ["diff", "--name-only", "--no-renames", "-z", base, other, "--"]
    return Set(GitQuery.fields(list)?.fields.filter { !$0.isEmpty } ?? [])
  }

  /// Writes the files of a tree into a folder, without touching git's index.
  ///
  /// - Throws: `FileError` when git cannot.
  static func write(_ tree: String, to folder: String) throws(FileError) {
    try Directory.create(folder)
    let index = "GIT_INDEX_FILE=\(folder).index"
    guard GitQuery.text(["read-tree", tree], with: index) != nil,
      GitQuery.text(["checkout-index", "--all", "--force", "--prefix=\(folder)/"], with: index)
        != nil
    else {
      throw FileError(operation: "write files of git to", path: folder, reason: "git failed")
    }
  }
}
