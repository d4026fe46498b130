/** Whether a canvas has no pixel, or shows one colour alone, like the first capture in Safari before it has decoded images. */
export function isEmpty(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas
  if (width === 0 || height === 0) return true
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  if (!pixels) return true
  const colors = new Uint32Array(pixels.buffer)
  return colors.every((color) => color === colors[0])
}
