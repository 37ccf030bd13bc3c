// The place of the code that carries the faces.

/// The file of the executable or shared library that has this code; NULL where the system does not tell.
const char *galley_faces_image(void);
