import { disc, half, path, petal, quarter, rect, type ArtColor, type Shape } from './art-shapes.ts'

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

/** Drawings on 100 × 100 for what was claimed together: a pile of coins, a fan of tickets, one token. */
export type PileLook = 'coins' | 'tickets' | 'token'

function ellipse(x: number, y: number, across: number, down: number, color: ArtColor): Shape {
  return path(
    `M${x - across} ${y}a${across} ${down} 0 1 1 ${2 * across} 0a${across} ${down} 0 1 1 ${-2 * across} 0z`,
    color,
  )
}

const coins = (): Shape[] => [
  ...[0, 1, 2, 3, 4].map((place) =>
    rect(place % 2 ? 10 : 6, 78 - place * 15, 84, 19, place % 2 ? 'paper' : 'ink', 9.5),
  ),
  ellipse(48, 21, 42, 14, 'teal'),
  ellipse(48, 21, 24, 7.5, 'paper'),
]

/** A ticket with a notch at each end. */
function ticket(y: number, angle: number, color: ArtColor): Shape {
  const d = `M4 ${y + 8}a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v8a10 10 0 0 0 0 20v8a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8v-8a10 10 0 0 0 0-20z`
  return { ...path(d, color), kind: 'path', d, turn: { angle, x: 50, y: y + 26 } }
}

const tickets = (): Shape[] => [
  ticket(2, -16, 'rose'),
  ticket(14, -6, 'paper'),
  ticket(28, 6, 'teal'),
  ticket(44, 0, 'ink'),
  ...[0, 1, 2, 3, 4].map((place) => rect(66, 51 + place * 8, 3, 5, 'sun', 1)),
]

const token = (): Shape[] => [
  disc(50, 54, 43, 'teal'),
  disc(50, 54, 31, 'paper'),
  disc(50, 54, 17, 'tang'),
  path('M50 37a17 17 0 0 1 0 34z', 'ink'),
]

export const PILES: Record<PileLook, () => Shape[]> = { coins, tickets, token }

/** A medal on 160 × 190 for the places 1 to 3, without its number: ribbons, rim, disc. */
export function medal(place: number): Shape[] {
  const colors: readonly (readonly [ArtColor, ArtColor])[] = [
    ['sun', 'tang'],
    ['paper', 'teal'],
    ['tang', 'ink'],
  ]
  const [face, rim] = colors[place - 1] ?? ['sun', 'tang']
  return [
    path('M44 96l-24 88 34-12 22 28 22-84z', 'ink'),
    path('M116 96l24 88-34-12-22 28-22-84z', 'teal'),
    disc(80, 76, 72, rim),
    disc(80, 76, 58, face),
  ]
}
