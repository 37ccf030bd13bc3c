// repository: rckim77/Sudoku
// commit: 476f57f2e33f5035d888fd62193b7a3d50b0f9c4
// sources: Sudoku
// use: fitted
// run: --scale 3 --device iphone-13-mini --text-size medium --appearance both --system ios26
// pictures: SudokuTests/**/{name}Snapshot-_.iPhone13Mini{appearance}.png
// appearances: light= dark=Dark
// run: --scale 3 --device iphone-14 --text-size medium --appearance both --system ios26
// pictures: SudokuTests/**/{name}Snapshot-_.iPhone13{appearance}.png
import SwiftUI

#Preview("testMenuView") { MenuView() }
#Preview("testStatsView") { StatsView() }
#Preview("testHowToPlayView") {
  GeometryReader { area in HowToPlayView().environment(WindowSize(size: area.size)) }
}
