import { disc, path, rect, type ArtColor, type Shape } from './art-shapes.ts'

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
