// An empty module. The compiler looks for it in files that import both Testing and CoreGraphics (compare _Testing_UIKit).
