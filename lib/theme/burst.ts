import { shapesOf, type Shape } from './art.ts'

/** One shape of the burst, and how it flies to its place. */
interface FlyingShape {
  shape: Shape
  /** Where the shape starts, relative to its place: at the centre of the scene. */
  x: number
  y: number
  /** How far it turns on its way, degrees. */
  turn: number
  /** ms after the first shape. */
  delay: number
}

/** Size of one half; the two halves stand side by side. */
export const BURST_HALF = { width: 250, height: 240 } as const

/** In the drawing, `data-flight` has a shape's place, its start and how far it turns. */
const halfOf = (side: 'left' | 'right', centre: number): FlyingShape[] =>
  shapesOf(`burst-${side}`).map(({ 'data-flight': flight = '', ...shape }) => {
    const [x = 0, y = 0, delay = 0, turn = 0] = flight.split(' ').map(Number)
    return { shape, x: centre - x, y: BURST_HALF.height / 2 - y, turn, delay }
  })

/**
 * The poster's shapes around a free centre, without a ground (design §13, "Moments"). Between y 44 and 196, none lies in the
 * middle 70% of the width, where the figure is. Each half keeps to its edge at every width: the centre of the scene is at the end
 * of the first half and at the start of the second.
 */
export const BURST = [halfOf('left', BURST_HALF.width), halfOf('right', 0)] as const
