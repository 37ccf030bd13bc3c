import Foundation
import GalleySwiftUI

/// The parameters that a test passes to the previews: lines of a file beside their temporary folder.
enum Told {
  static let lines: [String] = {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    let text = (try? String(contentsOfFile: folder + "/../told", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  /// A file outside that holds a secret.
  static var secret: String { lines[0] }
  /// A file outside that is to stay as it is.
  static var canary: String { lines[1] }
  /// A folder outside.
  static var outside: String { lines[2] }
  /// The process of the test.
  static var test: pid_t { pid_t(lines[3]) ?? 0 }
  /// A port of this machine at which the test listens.
  static var port: String { lines[4] }
  /// A socket in the file system, and the name of an abstract one, at which the test listens.
  static var socket: String { lines[5] }
}

/// Something a preview tries. The picture is 200 points wide if it succeeded, else 100.
struct Attempt: View {
  let name: String
  let act: () -> Bool

  var body: some View { Color.red.frame(width: act() ? 200 : 100, height: 10) }
}

func shell(_ command: String) -> Bool {
  var process: pid_t = 0
  var words: [UnsafeMutablePointer<CChar>?] =
    (["/bin/bash", "-c", command] as [String]).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  guard posix_spawn(&process, "/bin/bash", nil, nil, &words, environ) == 0 else { return false }
  var status: Int32 = 0
  waitpid(process, &status, 0)
  return status == 0
}

func opens(_ path: String, _ flags: Int32) -> Bool {
  let file = open(path, flags, 0o600)
  if file >= 0 { close(file) }
  return file >= 0
}

func unixSocket(_ path: String, isAbstract: Bool) -> Bool {
  let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  let bytes = (isAbstract ? [0] : []) + Array(path.utf8)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes.prefix(107)) }
  let length = socklen_t(2 + bytes.count)
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) == 0 }
  }
}

let attempts: [Attempt] = [
  Attempt(name: "read a secret") { opens(Told.secret, O_RDONLY) },
  Attempt(name: "read a secret by cat") { shell("cat '\(Told.secret)'") },
  Attempt(name: "read the environment") { getenv("CI_SECRET") != nil },
  Attempt(name: "list the folder outside") { opendir(Told.outside) != nil },
  Attempt(name: "connect by bash") { shell("exec 3<>/dev/tcp/127.0.0.1/\(Told.port)") },
  Attempt(name: "open a socket") { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 },
  Attempt(name: "open a datagram socket by python") {
    shell(
      "python3 -c 'import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b\"x\", (\"127.0.0.1\", \(Told.port)))'"
    )
  },
  Attempt(name: "ask a name server") { shell("getent hosts example.org | grep -q .") },
  Attempt(name: "connect to a socket file") { unixSocket(Told.socket, isAbstract: false) },
  Attempt(name: "connect to an abstract socket") { unixSocket(Told.socket, isAbstract: true) },
  Attempt(name: "open a netlink socket") { socket(AF_NETLINK, Int32(SOCK_RAW.rawValue), 0) >= 0 },
  Attempt(name: "set an io_uring up") {
    var parameters = [UInt8](repeating: 0, count: 120)
    return shell("exit 1") || raw(425, 4, &parameters) >= 0
  },
  Attempt(name: "remove a file") { unlink(Told.canary) == 0 },
  Attempt(name: "truncate a file") { opens(Told.canary, O_WRONLY | O_TRUNC) },
  Attempt(name: "write outside") { opens(Told.outside + "/new", O_WRONLY | O_CREAT) },
  Attempt(name: "make a folder outside") { mkdir(Told.outside + "/folder", 0o700) == 0 },
  Attempt(name: "rename a file") { rename(Told.canary, Told.canary + ".moved") == 0 },
  Attempt(name: "write through a link") {
    let link = NSTemporaryDirectory() + "link\(getpid())"
    return symlink(Told.canary, link) == 0 && opens(link, O_WRONLY | O_APPEND)
  },
  Attempt(name: "link a file into the folder") {
    link(Told.canary, NSTemporaryDirectory() + "hard\(getpid())") == 0
  },
  Attempt(name: "write into the build") {
    opens(NSTemporaryDirectory() + "../.build/own", O_WRONLY | O_CREAT)
  },
  Attempt(name: "write shared memory") { opens("/dev/shm/galley-\(getpid())", O_RDWR | O_CREAT) },
  Attempt(name: "write to the terminal") { opens("/dev/tty", O_WRONLY) },
  Attempt(name: "write to the test's standard error") {
    opens("/proc/\(Told.test)/fd/2", O_WRONLY | O_APPEND)
  },
  Attempt(name: "read the test's environment") {
    shell("grep -qz CI_SECRET /proc/\(Told.test)/environ")
  },
  Attempt(name: "open the test's memory") { opens("/proc/\(Told.test)/mem", O_RDONLY) },
  Attempt(name: "read the test's memory") {
    shell(
      "exec 3< /proc/\(Told.test)/mem && dd if=/proc/\(Told.test)/mem bs=1 count=1 skip=4194304 2>/dev/null"
    )
  },
  Attempt(name: "trace the test") {
    shell("gdb -p \(Told.test) -batch 2>/dev/null | grep -q Thread")
  },
  Attempt(name: "signal the test") { kill(Told.test, 0) == 0 && kill(Told.test, SIGCONT) == 0 },
  Attempt(name: "push text into the terminal") {
    var letter: CChar = 88
    return ioctl(0, UInt(0x5412), &letter) == 0
  },
  Attempt(name: "mount") { shell("mount -t tmpfs none /mnt") },
  Attempt(name: "make namespaces") { shell("unshare -Urn true") },
  Attempt(name: "change the root") { shell("chroot /usr /bin/true") },
  Attempt(name: "raise a limit") {
    var limit = rlimit(rlim_cur: 64 << 30, rlim_max: 64 << 30)
    return setrlimit(__rlimit_resource_t(2), &limit) == 0
  },
  Attempt(name: "take 6 GiB") {
    var count = 0
    for _ in 0..<6 {
      guard let place = malloc(1 << 30) else { break }
      count += 1
      memset(place, 1, 4096)
    }
    return count == 6
  },
  Attempt(name: "start a thousand processes") {
    shell("for i in $(seq 1500); do sleep 3 & done 2>/dev/null; [ $(jobs -p | wc -l) -gt 1400 ]")
  },
  Attempt(name: "answer for another") {
    (4...9).contains { write($0, "12345678", 8) > 0 }
  },
  Attempt(name: "run a file without a name") {
    let file = Int32(raw(319, 0, nil))
    return file >= 0 && shell("exit 1")
  },
]

/// Attempts of which only the test can see whether they succeeded.
let quiet: [Attempt] = [
  Attempt(name: "change rights") { chmod(Told.canary, 0o777) == 0 && false },
  Attempt(name: "change times") { utimes(Told.canary, nil) == 0 && false },
  Attempt(name: "leave a session behind") {
    shell("setsid sleep 7391 >/dev/null 2>&1 & true") && false
  },
  Attempt(name: "leave children behind") {
    shell("sleep 7391 & sleep 7391 & sleep 7391 & disown -a") && false
  },
  Attempt(name: "leave a daemon behind") {
    shell("(setsid bash -c 'setsid sleep 7391 & exit' &) ; true") && false
  },
]

/// Endings; each costs its own preview.
let endings: [Attempt] = [
  Attempt(name: "exit with 0") { exit(0) },
  Attempt(name: "exit with 3") { exit(3) },
  Attempt(name: "stop") { raise(SIGSTOP) == 1 },
  Attempt(name: "close the pipes") { (3..<64).map { close($0) }.isEmpty },
  Attempt(name: "close everything") { (0..<256).map { close($0) }.isEmpty },
  Attempt(name: "never end") {
    alarm(0)
    signal(SIGALRM, SIG_IGN)
    while true { sleep(1_000) }
  },
  Attempt(name: "compute for ever") {
    signal(SIGXCPU, SIG_IGN)
    var number = 1
    while number != 0 { number = number &* 3 | 1 }
    return false
  },
  Attempt(name: "kill itself") { kill(getpid(), SIGKILL) == 1 || abortNow() },
  Attempt(name: "abort") { abortNow() },
  Attempt(name: "trap") { [Int]()[getpid() > 0 ? 3 : 0] == 1 },
  Attempt(name: "kill the host") {
    kill(getppid(), SIGKILL)
    exit(0)
  },
  Attempt(name: "stop the host") {
    kill(getppid(), SIGSTOP)
    exit(0)
  },
  Attempt(name: "kill everything") {
    kill(-1, SIGKILL)
    exit(0)
  },
  Attempt(name: "flood the pipe") {
    let noise = [UInt8](repeating: 0xFF, count: 1 << 20)
    for _ in 0..<64 where write(3, noise, noise.count) < 0 { break }
    exit(0)
  },
  Attempt(name: "answer in part") {
    answer([100, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3])
    exit(0)
  },
  Attempt(name: "answer with 64 bytes") {
    answer([UInt8](repeating: 7, count: 64))
    exit(0)
  },
  Attempt(name: "answer with a foreign message") {
    answer([4, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 9])
    exit(0)
  },
  Attempt(name: "answer with a list") {
    answer([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    exit(0)
  },
  Attempt(name: "answer with a huge length") {
    answer([0, 0, 0, 0, 2, 0, 0, 0, 0, 0])
    exit(0)
  },
  Attempt(name: "leave the pipe to a child") {
    if !shell("sleep 7391 & exit 0") { exit(1) }
    exit(0)
  },
  Attempt(name: "print commands") {
    print("::error::owned\u{1B}[2J")
    fputs("##[error]owned\n", stderr)
    exit(5)
  },
]

/// Sends bytes as the preview's answer.
func answer(_ bytes: [UInt8]) { _ = write(3, bytes, bytes.count) }

func abortNow() -> Bool { abort() }

func raw(_ call: Int, _ first: Int, _ second: UnsafeMutableRawPointer?) -> Int {
  typealias Call = @convention(c) (Int, Int, UnsafeMutableRawPointer?, Int, Int, Int, Int) -> Int
  guard let found = dlsym(nil, "syscall") else { return -1 }
  return unsafeBitCast(found, to: Call.self)(
    call, first, second ?? UnsafeMutableRawPointer(strdup("x")), 0, 0, 0, 0)
}

struct Hostile_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Array((attempts + quiet + endings).enumerated()), id: \.offset) { _, attempt in
      attempt.previewLayout(.sizeThatFits).previewDisplayName(attempt.name)
    }
  }
}

struct Friendly_Previews: PreviewProvider {
  static var previews: some View {
    Attempt(name: "friendly") { false }.previewLayout(.sizeThatFits)
      .previewDisplayName("friendly")
  }
}

/// Forges the list of its previews.
struct Forging_Previews: PreviewProvider {
  static var previews: some View {
    answer([1, 0, 0, 0, 0, 0, 0, 0, 9])
    return Text("never").frame(width: 10)
  }
}

struct Ending_Previews: PreviewProvider {
  static var previews: some View {
    exit(0)
    return Text("never")
  }
}

struct Stopping_Previews: PreviewProvider {
  static var previews: some View {
    raise(SIGSTOP)
    return Text("never")
  }
}

/// Is listed once, and ends every process that evaluates it again.
struct Turning_Previews: PreviewProvider {
  static var previews: some View {
    let mark = NSTemporaryDirectory() + "asked"
    if opens(mark, O_RDONLY) { exit(0) }
    _ = opens(mark, O_WRONLY | O_CREAT)
    return Text("once")
  }
}
