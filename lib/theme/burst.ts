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
  [44, 44, 0, -120, quarter(0, 0, 88, 'top-left', 'ink')],
  [40, 200, 40, 160, quarter(0, 156, 84, 'bottom-left', 'tang')],
  [10, 122, 70, -60, half(0, 122, 22, 'right', 'rose')],
  [112, 92, 60, 90, petal(86, 74, 38, 'falling', 'paper')],
  [118, 28, 30, 40, disc(118, 28, 12, 'teal')],
  [66, 128, 90, 0, disc(66, 128, 10, 'paper')],
  [124, 226, 70, 70, half(124, 240, 26, 'up', 'teal')],
  [176, 14, 100, 30, petal(162, -8, 32, 'rising', 'tang')],
  [100, 166, 110, -90, petal(88, 152, 26, 'rising', 'ink')],
  [190, 226, 90, 0, disc(190, 224, 7, 'ink')],
]

const RIGHT: Place[] = [
  [206, 44, 20, 120, quarter(162, 0, 88, 'top-right', 'tang')],
  [206, 200, 10, -160, quarter(162, 152, 88, 'bottom-right', 'ink')],
  [240, 116, 80, 60, half(250, 116, 22, 'left', 'paper')],
  [138, 104, 80, -90, petal(126, 84, 38, 'rising', 'paper')],
  [124, 36, 60, -40, disc(124, 36, 9, 'ink')],
  [186, 124, 40, 0, disc(186, 124, 13, 'teal')],
  [122, 226, 50, -70, half(122, 240, 24, 'up', 'rose')],
  [70, 14, 110, -30, petal(56, -6, 30, 'falling', 'ink')],
  [140, 168, 120, 60, petal(128, 156, 24, 'falling', 'tang')],
  [64, 222, 100, 0, disc(64, 222, 8, 'teal')],
]

/**
 * The poster's shapes around a free centre, without a ground (design §13, "Moments"). Each half keeps to its edge at every width:
 * the centre of the scene is at the end of the first half and at the start of the second.
 */
export const BURST: readonly [left: readonly FlyingShape[], right: readonly FlyingShape[]] = [
  LEFT.map(flyFrom(BURST_HALF.width)),
  RIGHT.map(flyFrom(0)),
]
