/// The instructions that a model reads when a session begins.
enum ContextInstructions {
  static let text = """
    Galley lays out and draws user interfaces on this machine, without a simulator.

    SwiftUI sources: previews lists the previews of a package, folder or file; open shows one as a \
    screen, with its picture and its elements. Use the screen by meaning: act with steps such as \
    [{"type": "ada@example.org", "into": "Email"}, {"tap": "Sign in"}]. An element is named by its \
    identifier, label or text, or by an object such as {"role": "button", "name": "Save", "index": 0}. \
    Each answer lists the elements that changed (+ new, - gone) with their frames in points. When nothing \
    is called so, or several are, the error lists what there is, and the screen stays as it was. After \
    an edit of the sources call elements: the steps are played again in the new program. configure changes \
    dark mode, text size, language or device; variants compares several at once; crop with the number of \
    an element and zoom show a detail. close returns the steps as JSON for Name.steps.json beside \
    Name.swift, which makes each {"snapshot": "name"} step a test.

    Documents are JSON trees of components: {"type": "VStack", "id": "card", "properties": {"padding": 16}, \
    "subviews": [{"type": "Text", "values": {"text": "Hello"}, "properties": {"font": "headline"}}]}. \
    components lists the types and, with a type, its keys; lint tells what is wrong, with what was meant; \
    render draws; inspect lists frames; open shows one as a screen whose switches, fields and pickers \
    respond. explain compares documents or previews with their reference \
    pictures, by cause.

    Paths are read below the folders of the session alone.
    """
}
