import { isEmpty } from './is-empty.ts'

/** Pixels at the edge of an image, which are mixed with the colour behind it. */
const EDGE = 2

/** Whether an image of the poster is missing in its picture: its area there shows one colour alone. */
export function lacksImages(canvas: HTMLCanvasElement, poster: Element): boolean {
  const origin = poster.getBoundingClientRect()
  // The dialog around the poster may still be growing.
  const scale = canvas.width / origin.width
  return [...poster.querySelectorAll('img')].some((image) => {
    const { x, y, width, height } = image.getBoundingClientRect()
    return isEmpty(canvas, {
      x: Math.round(scale * (x - origin.x)) + EDGE,
      y: Math.round(scale * (y - origin.y)) + EDGE,
      width: Math.round(scale * width) - 2 * EDGE,
      height: Math.round(scale * height) - 2 * EDGE,
    })
  })
}
