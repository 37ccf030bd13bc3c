import GalleySystem
import Synchronization

/// What git says of the repository that a run is made in. It is asked when the run begins, and answers
/// while files are read.
final class RepositoryState: Sendable {
  /// The answer.
  private struct Answer {
    /// The commit that is checked out, in hexadecimal digits; nil outside of a repository.
    var commit: String?
    /// True if git is looking for a commit.
    var isBisecting = false
  }

  private enum Question {
    case asked(CommandOutput.Running?)
    case answered(Answer)
  }

  private let question: Mutex<Question>

  /// Asks git.
  init() {
    question = Mutex(
      .asked(CommandOutput.Running(["git", "rev-parse", "--git-path", "BISECT_START", "HEAD"])))
  }

  deinit { _ = answer }

  /// The commit that is checked out, in hexadecimal digits; nil outside of a repository.
  var commit: String? { answer.commit }

  /// True if git is looking for a commit in this repository.
  var isBisecting: Bool { answer.isBisecting }

  private var answer: Answer {
    question.withLock { question in
      if case .answered(let answer) = question { return answer }
      var answer = Answer()
      if case .asked(let running?) = question {
        let (bytes, status) = running.finished()
        let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        // Where nothing was committed yet, the second line is no commit and the status says so.
        if status == 0, lines.count == 2 { answer.commit = lines[1] }
        answer.isBisecting = lines.first.map { File.exists($0) } ?? false
      }
      question = .answered(answer)
      return answer
    }
  }
}
