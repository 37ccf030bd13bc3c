import SwiftUI

// The names of containers and of navigation that real sources use most, in all of their usual forms.

private struct Animal: Identifiable, Hashable {
  let id: Int
  var name: String
  static let all = [
    Animal(id: 1, name: "Badger"), Animal(id: 2, name: "Fox"), Animal(id: 3, name: "Owl"),
  ]
}

private struct Lists: View {
  @State private var animals = Animal.all
  @State private var selection: Int?
  @State private var chosen = Set<Int>()
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section {
          ForEach(animals) { animal in NavigationLink(animal.name, value: animal) }
            .onDelete { animals.remove(atOffsets: $0) }
            .onMove { animals.move(fromOffsets: $0, toOffset: $1) }
        }
        Section("Key") {
          ForEach(0..<2) { Text("Index \($0)") }
          ForEach(["a", "b"], id: \.self) { Text($0) }.listRowSeparator(.hidden)
          ForEach(Array(animals.enumerated()), id: \.element.id) { index, animal in
            Text("\(index) \(animal.name)")
          }
        }
        Section(header: Text("Header")) { Text("Row").badge(3) }
        Section(header: Text("Header"), footer: Text("Footer")) { Text("Row") }
        Section {
          Text("Row").swipeActions {
            Button("Delete", role: .destructive) {}
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {}.tint(.orange) }
        } header: {
          Text("Closures")
        } footer: {
          Text("Footer")
        }
        .listSectionSeparator(.hidden)
        .headerProminence(.increased)
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Lists")
      .searchable(text: $search, prompt: "Find")
      .refreshable { animals = Animal.all }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction, content: { Button("Add") {} })
        if selection != nil {
          ToolbarItem(placement: .automatic) { Button("Never") {} }
        }
        ToolbarItem(id: "more", placement: .topBarTrailing) { Image(systemName: "ellipsis") }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("One") {}
          Spacer()
          Button("Two") {}
        }
      }
      .navigationDestination(for: Animal.self) { Text($0.name) }
    }
  }
}

private struct PlainLists: View {
  @State private var animals = Animal.all

  var body: some View {
    VStack(spacing: 0) {
      List(animals) { Text($0.name) }.listStyle(.plain)
      List(animals, id: \.name) { animal in Text(animal.name) }.listStyle(PlainListStyle())
      List($animals) { $animal in TextField("Name", text: $animal.name) }
        .listStyle(GroupedListStyle())
      List(0..<2) { Text("Row \($0)") }.listStyle(.sidebar).scrollContentBackground(.hidden)
    }
  }
}

private struct Links: View {
  @State private var isActive = false
  @State private var isShown = false

  var body: some View {
    NavigationView {
      Form {
        NavigationLink(destination: Text("Detail")) { Text("Destination") }
        NavigationLink("Key", destination: Text("Detail"))
        NavigationLink(value: 3) { Text("Value") }
        NavigationLink(value: 4, label: { Text("Value, label") })
        NavigationLink {
          Text("Detail")
        } label: {
          Label("Closures", systemImage: "star")
        }
        NavigationLink(destination: Text("Detail"), isActive: $isActive) { Text("Active") }
        Group {
          Text("Group")
          Text("Group")
        }
        .foregroundStyle(.secondary)
        DisclosureGroup("Disclosure") { Text("Inside") }
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
      }
      .navigationBarTitle("Links", displayMode: .inline)
      .navigationBarItems(leading: Button("Back") {}, trailing: Image(systemName: "gear"))
      .navigationDestination(isPresented: $isShown) { Text("Shown") }
    }
    .navigationViewStyle(.stack)
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct Titles: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        ForEach(0..<3, id: \.self) { Text("Row \($0)").padding(4) }
        GroupBox("Box") { Text("Content") }.padding(.horizontal)
        GroupBox(label: Label("Label", systemImage: "star")) { Text("Content") }
          .padding(.horizontal)
        GroupBox { Text("No label") }.padding(.horizontal)
        ControlGroup {
          Button("One") {}
        } label: {
          Text("Label")
        }.controlGroupStyle(.automatic)
        ControlGroup("Key") { Button("One") {} }.controlGroupStyle(.navigation)
        ControlGroup("Key", systemImage: "star") { Button("One") {} }.controlGroupStyle(.menu)
        ScrollView(.horizontal) { Text("Horizontal") }
        ScrollView(.vertical, showsIndicators: false) { Text("No indicators") }.frame(height: 20)
        ScrollView([.horizontal, .vertical]) { Text("Both") }.frame(height: 20)
        ScrollViewReader { proxy in
          Button("Scroll") { withAnimation { proxy.scrollTo(2, anchor: .top) } }
        }
      }
      .scrollIndicators(.hidden)
      .navigationBarTitle(Text("Old title"))
      .navigationTitle(Text("Titles"))
      .navigationBarTitleDisplayMode(.large)
      .toolbar {
        Button("Plain") {}
      }
      .toolbarBackground(.visible, for: .navigationBar)
    }
  }
}

private struct TabBars: View {
  @State private var selection = 1
  var body: some View {
    TabView(selection: $selection) {
      Text("First").tabItem { Label("First", systemImage: "1.circle") }.tag(0)
      Text("Second")
        .tabItem {
          Image(systemName: "star")
          Text("Second")
        }
        .tag(1)
        .badge(4)
    }
    .tabViewStyle(.automatic)
  }
}

private struct NewTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
    }
  }
}

private struct Pages: View {
  var body: some View {
    TabView {
      Color.orange.overlay(Text("Page"))
      Color.green
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .tabViewStyle(.page(indexDisplayMode: .automatic))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

private struct Unavailable: View {
  var body: some View {
    VStack {
      ContentUnavailableView("None", systemImage: "tray", description: Text("Nothing is here."))
      ContentUnavailableView.search(text: "fox")
      ContentUnavailableView {
        Label("Failed", systemImage: "wifi.slash")
      } description: {
        Text("No network.")
      } actions: {
        Button("Again") {}.buttonStyle(.borderedProminent)
      }
    }
  }
}

#Preview("Lists") { Lists() }
#Preview("Plain lists") { PlainLists() }
#Preview("Links") { Links() }
#Preview("Titles") { Titles() }
#Preview("Tabs") { TabBars() }
#Preview("New tabs") { NewTabs() }
#Preview("Pages") { Pages() }
#Preview("Unavailable") { Unavailable() }
