import Foundation
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleyTestSupport

@testable import GalleyMain

/// Stands for the compiler and the package manager, in a folder with a project and a package of Galley. The program
/// that it builds of a project lists one preview, writes the sources themselves as its picture, and prepares what the file
/// `reply` holds; of Galley it builds a few files with the names that the real one writes. The drill
/// .ci/previews runs the real one.
struct StandInCompiler {
  let folder: TemporaryFolder

  static let version = "Swift version 1.0 (stands in)"

  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    let lines = Self.script.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(lines.joined(separator: "\n"), to: "bin/swift")
    try Tool(folder: folder.path).system(["chmod", "+x", "bin/swift"])
    try folder.write(Self.version, to: "version")
  }

  /// Writes a package of Galley as far as it decides about modules.
  func writeGalley(_ text: String = "// Galley") throws {
    for name in ["Package.swift", "Sources/SwiftUI/View.swift", "Fonts/Faces/Face"] {
      try folder.write(text, to: "galley/\(name)")
    }
  }

  /// Writes the answer to a request for a picture: a black square of nine points.
  func writeReply() throws { try writeReply(Rectangle().frame(width: 9, height: 9)) }

  /// Writes the picture of a view as the answer.
  func writeReply(_ view: some View) throws {
    let renderer = try Renderer()
    let prepared = try renderer.prepare(Scene(view))
    let portable = PortablePicture(
      prepared, scene: SceneDescription(prepared), remarks: ["near by"], by: renderer)
    let reply = PreviewReply.prepared(portable.bytes).bytes
    let length = (0..<8).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) }
    try folder.write(length + reply, to: "reply")
  }

  /// The variables of a command that builds with it.
  var environment: [String: String] {
    ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": "\(folder.path)/caches"]
  }

  /// The folders of modules in the caches.
  var modules: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path + store)
    return (names ?? []).filter { !$0.hasPrefix("build-") }.sorted().map {
      folder.path + store + $0
    }
  }

  private let store = "/caches/galley/modules/"

  /// The number of times that Galley was built.
  var builds: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + store)) ?? []
    return names.filter { $0.hasPrefix("build-") }.reduce(0) { count, name in
      let lines = folder.bytes("caches/galley/modules/\(name)/tmp/builds") ?? []
      return count + lines.filter { $0 == 10 }.count
    }
  }

  private static let script = #"""
    #!/bin/sh
    here=$(dirname "$0")/..
    if [ "$1" = --version ]; then cat "$here/version"; exit; fi
    folder=$3
    if [ -d "$folder/Modules" ]; then
      [ "$GALLEY_MODULES" = 1 ] || exit 1
      echo once >> "$folder/tmp/builds"
      if grep -q mistake "$here/galley/Package.swift"; then echo "error: a mistake of Galley"; exit 1; fi
      sleep 0.3
      made=$folder/.build/release
      mkdir -p "$made/Modules" "$made/Galley_GalleyFaces.resources/Faces" "$folder/.build/headers"
      for name in Modules/GalleySwiftUI.swiftmodule libGalleyModules.so GalleyPreviewMacros-tool \
        Galley_GalleyFaces.resources/Faces/Face
      do cat "$here/galley/Package.swift" > "$made/$name"; done
      echo "// C" > "$folder/.build/headers/own.h"
      echo "module COwn { umbrella \"$folder/.build/headers\" }" > "$folder/.build/own.modulemap"
      cat > "$folder/.build/release.yaml" <<COMMANDS
    commands:
      "C.GalleySwiftUI-here-release.module":
        inputs: ["$here/galley/Sources/SwiftUI/View.swift"]
        args: ["swiftc","-Onone"]

      "C.GalleyModules-here-release.module":
        inputs: ["$folder/Modules/Modules.swift","$made/Modules/GalleySwiftUI.swiftmodule","$made/Modules-tool/GalleyPreviewMacros.swiftmodule"]
        args: ["swiftc","-Xcc","-fmodule-map-file=$folder/.build/own.modulemap","-I/usr/include/own"]
    COMMANDS
      exit
    fi
    if grep -qn mistake "$folder"/Previewed/*.swift
    then echo "$(grep -l mistake "$folder"/Previewed/*.swift):1:1: error: a mistake"; exit 1; fi
    if grep -qn endless "$folder"/Previewed/*.swift
    then sleep 6174 & wait; fi
    mkdir -p "$folder/.build/debug"
    cat > "$folder/.build/debug/GalleyPreviewHost" <<HOST
    #!/bin/sh
    # Requests and replies: eight bytes of length, and the message.
    while length=\$(dd bs=1 count=8 2>/dev/null <&3 | od -An -tu8 | tr -d ' '); [ -n "\$length" ]; do
      # All of it is read, else the next message begins with the rest of this one.
      task=\$(dd bs=1 count="\$length" 2>/dev/null <&3 | od -An -v -tu1 | tr -s ' \\n' ' ' | cut -d' ' -f2)
      if [ "\$task" = 0 ]; then
        printf '\\016\\0\\0\\0\\0\\0\\0\\0\\0\\001\\004View\\0\\0\\004View' >&4
      elif [ "\$task" = 1 ]; then
        cat reply >&4
      else
        { printf '\\211PNG'; cat "$folder"/Previewed/*View.swift; } > "$folder/tmp/new"
        n=\$(wc -c < "$folder/tmp/new")
        printf '%b' "\\\\0\$(printf %o \$((n + 5)))" >&4
        printf '\\0\\0\\0\\0\\0\\0\\0\\002\\001\\001\\0' >&4
        printf '%b' "\\\\0\$(printf %o \$n)" >&4
        cat "$folder/tmp/new" >&4
      fi
    done
    HOST
    chmod +x "$folder/.build/debug/GalleyPreviewHost"
    """#
}
