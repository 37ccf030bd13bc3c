/// The sample scene as other programs might write it.
enum ForeignPictures {
  static let all: [(name: String, base64: String)] = [
    (
      "palette of two bits",
      "iVBORw0KGgoAAAANSUhEUgAAAGQAAABkAgMAAAANjH3HAAAADFBMVEXu7u7MAAAAzAAAAMwo4SkeAAAAK0lEQVR4"
        + "2u3JoQEAAARFQUta0pLk3xQC7+qZnePq5WwJxTRnSypmcADgpAKnFXqUJp5dDAAAAABJRU5ErkJggg=="
    ),
    (
      "interlaced palette of eight bits",
      "iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAMAAAEwO1XwAAAADFBMVEXu7u7MAAAAzAAAAMwo4SkeAAAAjUlEQVR4"
        + "2u3WSwrAIAxF0Zjsf8+dOAmkIhFbP/fMgoQnVUxFvFJFlVZRZVVUTRft2W0yKKL9yreK19WjXlePeXKu9y+aWcmc"
        + "QmYlc3KZFWx1e3suZqIlQZt+bEmwpr1aAKz2wC7b8o1lh8VJU+zywcdEBgDwB9uJkI1DzqEDCCHkFjaAEEIWCAEA"
        + "AMBUDyR3EdE40EAlAAAAAElFTkSuQmCC"
    ),
    (
      "sixteen bits",
      "iVBORw0KGgoAAAANSUhEUgAAAGQAAABkEAIAAACvEN5AAAABBUlEQVR42u3awQkAIQxFwfRfW2qxBq1BSAI67/AL"
        + "WOYQcGNJBYVPILAElsCSwBJYAksahpUZJ1u9YFmwwAILLLDAsmCBBRZYYIFlwQILLLDA8qQjgSWwBJZ0C8th3bNg"
        + "WbDAAgsssMCyYIEFFlhggWXBAgsssMACy4IFFlgeoQWWBJbA0g/Hu8O6Y8GyYIEFFlhggWXBAgsssMACy4IFFlhg"
        + "gQWWBQsssMACCywLlt9mBJbAksASWAJLAktgCSyBJYElsASWBJbAElgSWAJLYElgCSyBJYElsASWBJbAElgSWAJL"
        + "YElgCSyBJYElsASWBJbAElgSWAJLYElgCSyBJYElsPRsG8abUcmZCQIFAAAAAElFTkSuQmCC"
    ),
    (
      "interlaced sixteen bits with alpha",
      "iVBORw0KGgoAAAANSUhEUgAAAGQAAABkEAYAAAFXdXmBAAAB50lEQVR42u3dQY7CMAxAUd//bD0LVygUiQ07Epk4"
        + "9ZvNnw2KPH9+G0qBeLx/zjOb8fnlOOL1M856C0VcDxlnxYWuh4yz3kJ/+/e2kIWi/MG0zgJlD5rpx7A6C+zfgQXu"
        + "u8Cyo/bsBjLr2NnXyOwGOOtc0NnI3AY+69zW14hBDGIQgxjEptEgtvG28XnbeIN4YuWJlUE81bVpNIhBDGIQgxjE"
        + "IAZBQvB3Iasu1+16mZCQbkKwmJBVV093vWpLCCGEOIc4h6x/dWHXVzUIIYQQQghBQpAQQpAQQpAQQpAQQpAQJIQQ"
        + "JIQQJMStpO5cJIQQQgghhBB3vyMh3o7gZmtCCCGEEEIIIYQQ203PQ3DikOX9IYQQQgghhBBCCCGEeBcuEkIIEkII"
        + "EoKEEIKEEIKEEIKEEIKEICGEICGEICGEICGEICFICKJAEAWCKBDEbQPp9mlzPl1PIAJBgQgEBSIQFIhAUCCuYiEK"
        + "BPFmgXT7MF8fXiwQgaBABIICEQgKRCAoEIGgQFzmRRQIYqctVq/vrvBdHQIRCApEICgQgaBABIICEQgKRCAoEK+D"
        + "IAoEUSCIAkEUiD8IokAQBYIoEESBIAoEUSCIAkEUCKJAEFEgiAJBFAiiQBAFgigQRIEgCgRRIIgCQcRvPgEHZCg7"
        + "mftg1AAAAABJRU5ErkJggg=="
    ),
    (
      "true colour, interlaced",
      "iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAIAAAGIhzKVAAABHklEQVR42u3Z2w3DMAhAUfafrbN0hnaAWrVRiHB8"
        + "UPKH0NUlfsSO91zE931F/HyyeTFITOcNErN5s16OyRs2N5WU7/1UQ1NJ13naMmntYxmN87/dL+aKFbA7uVbAbuRS"
        + "S63Ksd21Vtc5p2utrnNh11rmHLXUelitw7CW1ttLFuedsZo2Mcp0wboNq+u3VaYL1ulYlmpYsGDBggULFiw/+7Bg"
        + "Pf/ExkESLFiwzFsOKWHBguWkGRYsWLBgwYIFCxYsWLBgnYhFFllkiTVZdbewfe53ySKLLLKOlCXIqpEVG45Dssgi"
        + "iyyyyLJ1IGuLfdaG45AsssgiiyyyyLLPsikliyxBFllkkUUWWYIsssgiiyyyBFlkkUUWWWQJssiqjg/CDSjlCBN9"
        + "NwAAAABJRU5ErkJggg=="
    ),
  ]
}
