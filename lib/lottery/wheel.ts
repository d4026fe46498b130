/** The wheel is drawn on 600 × 600; the segment with index 0 is upright under the pointer at the top. */
export const WHEEL_CENTRE = 300
const RADIUS = 264
/** Whole turns before the wheel stops. */
const TURNS = 6
/** The part of a segment in which the pointer may stop, so that it is never so near to an edge that the result looks ambiguous. */
const SPREAD = 0.7

/** More segments have no room for words, and fewer look like a dartboard. */
const FEWEST = 6
const MOST = 10

/** The index of the prize on each segment: from 3 to 5 prizes are there twice. Empty where the grid shows them. */
export function wheelPlaces(prizes: number): number[] {
  const count = prizes < FEWEST ? prizes * 2 : prizes
  if (count < FEWEST || count > MOST) return []
  return Array.from({ length: count }, (_, place) => place % prizes)
}

export const fitsWheel = (prizes: number): boolean => wheelPlaces(prizes).length > 0

/** By index in the prize table. No two neighbours are equal, not even the last and the first of 3 to 10. */
const TONES = ['sun', 'ink', 'tang', 'paper', 'sun', 'teal', 'ink', 'rose', 'paper', 'tang'] as const
type SegmentTone = (typeof TONES)[number]
export function segmentTone(index: number, prizes = 0): SegmentTone {
  // The last of five is beside the first one.
  if (prizes === 5 && index === 4) return 'teal'
  return TONES[index % TONES.length] ?? 'sun'
}

const degrees = (count: number) => 360 / count

/** The width that the words of a segment may fill at a distance from the centre. */
export const segmentWidth = (count: number, distance: number) => 2 * distance * Math.tan(Math.PI / count) * 0.86

/** The outline of the segment at the top, as an SVG path; the others are turned by `segmentTurn`. */
export function segmentPath(count: number) {
  const half = Math.PI / count
  const [x, y] = [RADIUS * Math.sin(half), RADIUS * Math.cos(half)]
  const rim = (side: 1 | -1) => `${(WHEEL_CENTRE + side * x).toFixed(1)} ${(WHEEL_CENTRE - y).toFixed(1)}`
  return `M${WHEEL_CENTRE} ${WHEEL_CENTRE}L${rim(-1)}A${RADIUS} ${RADIUS} 0 0 1 ${rim(1)}z`
}

/** Degrees clockwise. */
export const segmentTurn = (index: number, count: number) => index * degrees(count)

interface Stop {
  /** Of the prize in the prize table. */
  index: number
  count: number
  /** The present turn of the wheel, degrees clockwise. */
  from: number
  /** 0 to 1. */
  random: number
}

/** The turn at which the wheel stops, degrees clockwise: several turns ahead, with the pointer inside the prize's segment. */
export function stopTurn({ index, count, from, random }: Stop) {
  const target = (random - 0.5) * SPREAD * degrees(count) - segmentTurn(index, count)
  const rest = (((target - from) % 360) + 360) % 360
  return from + TURNS * 360 + rest
}
