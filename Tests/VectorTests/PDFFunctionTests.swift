import GalleyVector
import Testing

@Suite("What functions of PDF files may cost")
struct PDFFunctionTests {
  private func mistake(_ file: PDFFixture) -> String? {
    guard case .failure(let error) = VectorImage.readPDF(file.bytes, name: "a") else { return nil }
    return error.description
  }

  @Test("a table whose sizes have a product beyond 64 bits is refused")
  func wrappingSizes() {
    // 3 · 61,091 · 62,894 · 61,971 · 25,824 is 3,760,832 above 2⁶⁴, and there are as many bits.
    let table = PDFFixture.stream(
      [UInt8](repeating: 0x55, count: 470_104),
      "/FunctionType 0 /Domain [0 1 0 1 0 1 0 1] /Range [0 1 0 1 0 1] "
        + "/Size [61091 62894 61971 25824] /BitsPerSample 1")
    var file = PDFFixture(
      "/C cs 1 1 1 1 scn 0 0 9 9 re f",
      resources: "/ColorSpace << /C [/DeviceN [/A /B /D /E] /DeviceRGB 5 0 R] >>")
    file.objects.append(table)
    #expect(mistake(file)?.contains("a function's table is shorter than its sizes say") == true)
  }

  @Test("functions that are made of one another over and over come to an end")
  func manyFunctions() {
    let lists = (5..<11).map { number in
      "[" + String(repeating: "\(number + 1) 0 R ", count: 32) + "]"
    }
    let file = PDFFixture(
      "/S sh",
      resources: """
        /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function 5 0 R >> >>
        """,
      others: lists + ["<< /FunctionType 2 /Domain [0 1] /N 1 >>"])
    #expect(mistake(file)?.contains("the functions of a file may take") == true)
  }

  @Test("values of functions count as often as they are asked for")
  func manyValues() {
    let program = "{ " + String(repeating: "dup pop ", count: 2_000) + "}"
    let shading = """
      /Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 20 0] /Function 5 0 R >> >>
      """
    let function = PDFFixture.stream(program, "/FunctionType 4 /Domain [0 1] /Range [0 1]")
    let once = PDFFixture("/S sh", resources: shading, others: [function])
    #expect(mistake(once) == nil)
    let often = PDFFixture(
      String(repeating: "/S sh ", count: 300), resources: shading, others: [function])
    #expect(mistake(often)?.contains("the functions of a file may take") == true)
  }
}
