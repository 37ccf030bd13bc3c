/// Functions in PDF images: colours and shadings of a page are computed by an object of a stranger, which
/// the rest of the file is sound around.
enum PDFFunctionTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) { PDFTarget.run(file(bytes)) }

  private static let objects = [
    "<< /Pages 2 0 R >>", "<< /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 20] >>",
    """
    << /Contents 4 0 R /Resources << \
    /ColorSpace << /A [/Separation /I /DeviceRGB 5 0 R] /B [/DeviceN [/I /J] /DeviceRGB 5 0 R] \
    /C [/DeviceN [/I /J /K /L] /DeviceCMYK 5 0 R] >> \
    /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 9] /Function 5 0 R >> >> >> >>
    """,
    stream(
      "/A cs .5 scn 0 0 9 9 re f /B cs .5 1 scn 9 0 9 9 re f /C cs 0 .1 .9 1 scn 9 9 9 9 re f /S sh"
    ),
  ]

  private static func stream(_ text: String) -> String {
    "<< /Length \(text.utf8.count) >>\nstream\n\(text)\nendstream"
  }

  private static func file(_ function: [UInt8]) -> [UInt8] {
    var bytes = Array("%PDF-1.7\n".utf8)
    var places: [Int] = []
    for (index, object) in (objects.map { Array($0.utf8) } + [function]).enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    var table = "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = "\(place)"
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table += "trailer\n<< /Root 1 0 R /Size \(places.count + 1) >>\nstartxref\n\(start)\n%%EOF\n"
    return bytes + Array(table.utf8)
  }
}
