import { shapesOf, type Shape } from './art.ts'

/** One shape of the burst, and how it flies to its place. */
export interface FlyingShape {
  shape: Shape
  /** Where the shape starts, seen from its place: the way back to the centre of the scene. */
  x: number
  y: number
  /** Degrees that it turns on its way. */
  turn: number
  /** ms after the first shape. */
  delay: number
}

/** Size of one half; two of them stand side by side. */
export const BURST_HALF = { width: 250, height: 240 } as const

type Place = readonly [x: number, y: number, delay: number, turn: number]

const LEFT: readonly Place[] = [
  [36, 36, 0, -120],
  [36, 204, 40, 160],
  [8, 120, 70, -60],
  [100, 20, 60, 90],
  [146, 18, 30, 40],
  [36, 92, 90, 0],
  [38, 152, 60, 0],
  [124, 226, 70, 70],
  [92, 216, 110, -90],
]

const RIGHT: readonly Place[] = [
  [214, 36, 20, 120],
  [214, 204, 10, -160],
  [242, 120, 80, 60],
  [150, 20, 80, -90],
  [104, 18, 60, -40],
  [212, 92, 40, 0],
  [212, 152, 40, 0],
  [124, 226, 50, -70],
  [158, 216, 120, 60],
]

const halfOf = (side: 'left' | 'right', centre: number, places: readonly Place[]): FlyingShape[] =>
  places.map(([x, y, delay, turn], index) => ({
    shape: shapesOf(`burst-${side}`)[index] ?? {},
    x: centre - x,
    y: BURST_HALF.height / 2 - y,
    turn,
    delay,
  }))

/**
 * The poster's shapes around a free centre, without a ground (design §13, "Moments"): between y 44 and 196
 * none lies within the middle 70% of the width, which is the figure's. Each half keeps to its edge at every width:
 * the centre of the scene is at the end of the first half and at the start of the second.
 */
export const BURST = [halfOf('left', BURST_HALF.width, LEFT), halfOf('right', 0, RIGHT)] as const
