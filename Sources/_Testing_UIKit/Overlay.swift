// A file that imports Testing and a module named UIKit makes the compiler import a third one, `_Testing_UIKit`, which the
// toolchain brings only where UIKit comes from Apple. This is that module: there has to be one, and it has nothing to say.
