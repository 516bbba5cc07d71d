// Graphics contexts draw nothing; they exist so that `draw(_:)` compiles and runs.

/// A graphics context. No effect. Nothing is drawn.
open class CGContext: NSObject {
    open func saveGState() {}
    open func restoreGState() {}
    open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    open func rotate(by angle: CGFloat) {}
    open func concatenate(_ transform: CGAffineTransform) {}
    open func setFillColor(_ color: CGColor) {}
    open func setStrokeColor(_ color: CGColor) {}
    open func setLineWidth(_ width: CGFloat) {}
    open func setLineCap(_ cap: CGLineCap) {}
    open func setLineJoin(_ join: CGLineJoin) {}
    open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func setBlendMode(_ mode: CGBlendMode) {}
    open func setShadow(offset: CGSize, blur: CGFloat) {}
    open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    open func setShouldAntialias(_ shouldAntialias: Bool) {}
    open func beginPath() {}
    open func closePath() {}
    open func move(to point: CGPoint) {}
    open func addLine(to point: CGPoint) {}
    open func addRect(_ rect: CGRect) {}
    open func addEllipse(in rect: CGRect) {}
    open func addPath(_ path: CGPath) {}
    open func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
    open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    open func fill(_ rect: CGRect) {}
    open func fill(_ rects: [CGRect]) {}
    open func fillEllipse(in rect: CGRect) {}
    open func fillPath() {}
    open func stroke(_ rect: CGRect) {}
    open func strokeEllipse(in rect: CGRect) {}
    open func strokePath() {}
    open func strokeLineSegments(between points: [CGPoint]) {}
    open func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {}
    open func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {}
    open func clear(_ rect: CGRect) {}
    open func clip() {}
    open func clip(to rect: CGRect) {}
    open func draw(_ image: CGImage, in rect: CGRect) {}
    open func makeImage() -> CGImage? { nil }
    open func fillPath(using rule: CGPathFillRule) {}
    open func clip(using rule: CGPathFillRule) {}
    open func drawPath(using mode: CGPathDrawingMode) {}
    open func addLines(between points: [CGPoint]) {}
    open func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {}
    open func setMiterLimit(_ limit: CGFloat) {}
    open func setFlatness(_ flatness: CGFloat) {}
    open func setFillColorSpace(_ space: CGColorSpace) {}
    open func setStrokeColorSpace(_ space: CGColorSpace) {}
    open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    open func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
    open func endTransparencyLayer() {}
    open func replacePathWithStrokedPath() {}
    open func resetClip() {}
    open func flush() {}
    open var interpolationQuality = CGInterpolationQuality.default
    open var textMatrix = CGAffineTransform.identity
    open var textPosition = CGPoint.zero
    open var ctm: CGAffineTransform { .identity }
    open var boundingBoxOfClipPath: CGRect { .zero }
}
