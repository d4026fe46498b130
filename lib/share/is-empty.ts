/** A part of a canvas, in its own pixels. */
export interface CanvasArea {
  x: number
  y: number
  width: number
  height: number
}

const wholeOf = ({ width, height }: HTMLCanvasElement): CanvasArea => ({ x: 0, y: 0, width, height })

/** Whether a canvas, or an area of it, has no pixel or shows one colour alone. */
export function isEmpty(canvas: HTMLCanvasElement, { x, y, width, height } = wholeOf(canvas)): boolean {
  if (width < 1 || height < 1) return true
  const pixels = canvas.getContext('2d')?.getImageData(x, y, width, height).data
  if (!pixels) return true
  const colors = new Uint32Array(pixels.buffer)
  return colors.every((color) => color === colors[0])
}
