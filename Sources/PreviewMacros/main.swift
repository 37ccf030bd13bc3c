// The compiler's plugin for the macros of previews, without swift-syntax: it speaks JSON on its
// standard streams, each message behind eight bytes of its length, the lowest first.

import Foundation

var input = MessageStream()
while let message = input.next() {
  guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any],
    let (name, payload) = object.first
  else { continue }
  MessageStream.send(Plugin.answer(to: name, payload as? [String: Any] ?? [:]))
}
