// The owner of this room replaces this file.
