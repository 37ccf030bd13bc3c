import GalleySwiftUI

/// Screens of further public apps whose accessibility trees are in their repositories as text.
extension SpokenCards {
  static var trees: [SpokenCard] { [calculator] + courses + [login, account] + items }

  /// getsentry/XcodeBuildMCP at 2f9fc828: the fixture `snapshot-ui--success.json` of its example Calculator in SwiftUI. The
  /// grid has a blank key without opacity, which is not in the tree.
  private static var calculator: SpokenCard {
    let keys = [
      "C", "±", "%", "÷", "7", "8", "9", "×", "4", "5", "6", "-", "1", "2", "3", "+", "", "0", ".",
      "=",
    ]
    return SpokenCard(
      "getsentry/XcodeBuildMCP/snapshot-ui--success.json",
      VStack(alignment: .trailing, spacing: 0) {
        Spacer()
        Text("0").font(.system(size: 56))
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 4), spacing: 12
        ) {
          ForEach(keys, id: \.self) { key in
            Button {
            } label: {
              Text(key).frame(maxWidth: .infinity, minHeight: 81)
            }
            .opacity(key.isEmpty ? 0 : 1)
          }
        }
        .padding(.horizontal, 20)
      },
      ["0"] + keys.filter { !$0.isEmpty }.map { "\($0). Button." }, [.rolesAlone])
  }

  /// swift-man/XCUITest_study at 33b96a40: the descriptions that its README prints before and after a button is pressed,
  /// and the text in `XCUITest_AXSnapshotTests`.
  private static var courses: [SpokenCard] {
    func course(isEnrolled: Bool) -> some View {
      VStack(spacing: 60) {
        Text("Welcome to XCUITest Course ").accessibilityIdentifier("welcomeMessage")
        Text("Enter Your City ").accessibilityIdentifier("enterCity")
        TextField("", text: .constant("")).accessibilityIdentifier("city")
        Button("Enroll") {}.accessibilityIdentifier("enrollButton")
        if isEnrolled { Text("Thanks for Joining!") }
        Image("TAUlogo").accessibilityIdentifier("TAUlogo")
      }
    }
    let start = [
      "Welcome to XCUITest Course ", "Enter Your City ", "Text Field.", "Enroll. Button.",
    ]
    return [
      SpokenCard(
        "swift-man/XCUITest_study/README.md, first", course(isEnrolled: false), start + ["Image."],
        [.rolesAlone]),
      SpokenCard(
        "swift-man/XCUITest_study/README.md, enrolled", course(isEnrolled: true),
        start + ["Thanks for Joining!", "Image."], [.rolesAlone]),
      SpokenCard(
        "swift-man/XCUITest_study/XCUITest_AXSnapshotTests",
        VStack {
          Text("Welcome to XCUITest Course")
          Text("Enter Your City")
          TextField("cityTextField", text: .constant(""))
          Button("Enroll") {}
          Image("TAUlogo").accessibilityLabel("TAUlogo")
          Text("testView.Label.text")
        },
        [
          "Enter Your City", "cityTextField. Text Field.", "Enroll. Button.", "TAUlogo. Image.",
          "Welcome to XCUITest Course", "testView.Label.text",
        ], [.rolesAlone, .subviewOrder]),
    ]
  }

  /// ZhangJingHao/ZJHUnitTestDemo at 48997509: the description in `ZJHLoginUITests`.
  private static var login: SpokenCard {
    SpokenCard(
      "ZhangJingHao/ZJHUnitTestDemo/ZJHLoginUITests",
      NavigationStack {
        Button("UITestDemo") {}.navigationTitle("Home")
          .navigationDestination(isPresented: .constant(true)) {
            VStack {
              HStack {
                Text("账号：")
                TextField("", text: .constant(""))
              }
              HStack {
                Text("密码：")
                TextField("", text: .constant(""))
              }
              Button("登录") {}
            }
            .navigationTitle("登录").navigationBarTitleDisplayMode(.inline)
          }
      },
      [
        "Home. Button.", "登录. Heading.", "账号：", "Text Field.", "密码：", "Text Field.", "登录. Button.",
      ], [.rolesAlone])
  }

  /// lycorp-jp/sim-use at 4e27c5a9: the fixture `account-settings.raw.json`, a screen of an app that runs in public; the
  /// last three rows alone are like ones above them.
  private static var account: SpokenCard {
    func row(_ title: String, _ state: String) -> some View {
      HStack {
        Text(title)
        Spacer()
        Text(state)
      }
      .accessibilityElement(children: .combine)
    }
    return SpokenCard(
      "lycorp-jp/sim-use/account-settings.raw.json",
      VStack {
        HStack {
          Button("戻る") {}
          Text("アカウント").accessibilityAddTraits(.isHeader)
          Button("閉じる") {}
        }
        Button {
        } label: {
          VStack(alignment: .leading) {
            Text("連動アプリ")
            Text("LINEでログインまたは権限を許可してLINEアカウントと連携したサービスの一覧です。")
          }
        }
        Text("ログイン・セキュリティ").accessibilityAddTraits(.isHeader)
        Button("他の端末と連携") {}
        row("ログイン許可", "オン")
        Text("他の端末（PC、スマートフォン、タブレット、ウォッチなど）でLINEにログインすることを許可します。")
        row("Webログインの2要素認証", "オフ")
      },
      [
        "戻る. Button.", "アカウント. Heading.", "閉じる. Button.",
        "連動アプリ, LINEでログインまたは権限を許可してLINEアカウントと連携したサービスの一覧です。. Button.",
        "ログイン・セキュリティ. Heading.", "他の端末と連携. Button.", "ログイン許可, オン",
        "他の端末（PC、スマートフォン、タブレット、ウォッチなど）でLINEにログインすることを許可します。",
        "Webログインの2要素認証, オフ",
      ], [.rolesAlone])
  }

  /// banksalad/AXSnapshot at 1c00f9b7: the texts in `AXSnapshotTests`.
  private static var items: [SpokenCard] {
    func item(_ left: String, _ right: String? = nil) -> some View {
      HStack {
        Text(left)
        if let right { Text(right) }
      }
      .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
    }
    let tests = "banksalad/AXSnapshot/AXSnapshotTests/"
    return [
      SpokenCard(
        tests + "testSnapshotOfView", item("The answer is", "42"), ["The answer is, 42. Button."]),
      SpokenCard(
        tests + "testSnapshotOfViewController",
        ScrollView {
          item("Final Result").accessibilityAddTraits(.isHeader)
            .accessibilityHint("Double Tap to see detail result").accessibilityAction(
              named: "Retry"
            ) {}
          item("The question is", "The answer to the Life, the Universe, and Everything")
          item("The answer is", "42")
        },
        [
          "Final Result. Button. Heading. / Double Tap to see detail result / Retry",
          "The question is, The answer to the Life, the Universe, and Everything. Button.",
          "The answer is, 42. Button.",
        ]),
      SpokenCard(
        tests + "testHiddenViews",
        VStack {
          Text("MyLabel")
          Button("MyButton") {}.hidden()
          VStack {
            item("FirstListItem")
            item("SecondListItem")
          }
          .hidden()
        }, ["MyLabel"]),
      SpokenCard(
        tests + "testHiddenUIKitControls",
        VStack {
          Text("My Label").hidden()
          Button("My Button") {}
        }, ["My Button. Button."]),
    ]
  }
}
