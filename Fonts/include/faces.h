// Names the target that carries the faces; it has no code.
