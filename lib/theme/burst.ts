import { disc, half, petal, quarter, type Shape } from './art-shapes.ts'

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

type Place = [x: number, y: number, delay: number, turn: number, shape: Shape]

const flyFrom =
  (centre: number) =>
  ([x, y, delay, turn, shape]: Place): FlyingShape => ({
    shape,
    x: centre - x,
    y: BURST_HALF.height / 2 - y,
    turn,
    delay,
  })

const LEFT: Place[] = [
  [36, 36, 0, -120, quarter(0, 0, 74, 'top-left', 'ink')],
  [36, 204, 40, 160, quarter(0, 166, 74, 'bottom-left', 'tang')],
  [8, 120, 70, -60, half(0, 120, 20, 'right', 'rose')],
  [100, 20, 60, 90, petal(84, 4, 34, 'falling', 'paper')],
  [146, 18, 30, 40, disc(146, 20, 10, 'teal')],
  [36, 92, 90, 0, disc(40, 88, 6, 'paper')],
  [38, 152, 60, 0, disc(42, 152, 8, 'ink')],
  [124, 226, 70, 70, half(128, 240, 25, 'up', 'teal')],
  [92, 216, 110, -90, petal(82, 206, 24, 'rising', 'paper')],
]

const RIGHT: Place[] = [
  [214, 36, 20, 120, quarter(176, 0, 74, 'top-right', 'tang')],
  [214, 204, 10, -160, quarter(176, 166, 74, 'bottom-right', 'ink')],
  [242, 120, 80, 60, half(250, 120, 20, 'left', 'paper')],
  [150, 20, 80, -90, petal(132, 4, 34, 'rising', 'paper')],
  [104, 18, 60, -40, disc(104, 20, 10, 'ink')],
  [212, 92, 40, 0, disc(210, 90, 8, 'teal')],
  [212, 152, 40, 0, disc(210, 152, 6, 'paper')],
  [124, 226, 50, -70, half(122, 240, 25, 'up', 'rose')],
  [158, 216, 120, 60, petal(144, 206, 24, 'falling', 'tang')],
]

/**
 * The poster's shapes around a free centre, without a ground (design §13, "Moments"): between y 44 and 196
 * none lies within the middle 70% of the width, which is the figure's. Each half keeps to its edge at every width:
 * the centre of the scene is at the end of the first half and at the start of the second.
 */
export const BURST: readonly [left: readonly FlyingShape[], right: readonly FlyingShape[]] = [
  LEFT.map(flyFrom(BURST_HALF.width)),
  RIGHT.map(flyFrom(0)),
]
