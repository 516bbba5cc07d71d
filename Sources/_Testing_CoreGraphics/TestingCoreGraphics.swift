// As _Testing_UIKit: the compiler looks for this module in files that import both Testing and CoreGraphics.
