/// Stands for the module until its first file.
enum Placeholder {}
