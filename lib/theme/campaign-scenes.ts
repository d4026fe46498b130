import { disc, half, path, petal, rect, type ArtColor, type Shape } from './art-shapes.ts'

const ellipse = (x: number, y: number, wide: number, high: number, color: ArtColor): Shape =>
  path(`M${x - wide} ${y}a${wide} ${high} 0 1 1 ${2 * wide} 0a${wide} ${high} 0 1 1 ${-2 * wide} 0z`, color)

const COIN_HEIGHT = 25

/** Stacks of coins before a sun: spot trading. */
export function coins(): Shape[] {
  const stacks: readonly [x: number, height: number, even: ArtColor, odd: ArtColor][] = [
    [24, 3, 'ink', 'teal'],
    [140, 5, 'tang', 'rose'],
    [256, 7, 'ink', 'paper'],
    [372, 6, 'teal', 'paper'],
    [488, 8, 'tang', 'sun'],
  ]
  return [
    rect(0, 0, 600, 300, 'sky'),
    disc(330, 150, 118, 'paper'),
    disc(330, 150, 84, 'sun'),
    ...stacks.flatMap(([x, height, even, odd]) => {
      const top = 325 - COIN_HEIGHT * (height + 1)
      return [
        ...Array.from({ length: height }, (_, index) =>
          rect(x, 300 - COIN_HEIGHT * (index + 1), 100, COIN_HEIGHT + 1, index % 2 ? odd : even, 13),
        ),
        ellipse(x + 50, top, 50, 15, height % 2 ? even : odd),
        ellipse(x + 50, top, 28, 7.5, even === 'ink' ? 'sun' : 'paper'),
      ]
    }),
    disc(74, 176, 27, 'sun'),
    disc(74, 176, 12, 'tang'),
    petal(178, 40, 44, 'falling', 'ink'),
    petal(222, 40, 44, 'rising', 'teal'),
    disc(538, 38, 18, 'ink'),
  ]
}

const SLAT_GAP = 23

/** The slats of a shutter from its arch down to `bottom`. */
const slats = (x: number, bottom: number): Shape[] =>
  Array.from({ length: Math.round((bottom - 150) / SLAT_GAP) + 1 }, (_, index) =>
    rect(x, 146 + SLAT_GAP * index, 156, 6, 'ink'),
  )

/** Three shutters of a vault, open, opening and closed: snapshots of holders. */
export function vault(): Shape[] {
  const [open, opening, closed] = [42, 222, 402] as const
  const arch = (x: number, bottom: number, color: ArtColor) =>
    path(`M${x} ${bottom}V138a78 78 0 0 1 156 0v${bottom - 138}z`, color)
  return [
    rect(0, 0, 600, 300, 'cream'),
    ...[open, opening, closed].flatMap((x) => [
      path(`M${x - 12} 300V138a90 90 0 0 1 180 0v162z`, 'paper'),
      arch(x, 300, 'ink'),
    ]),
    disc(open + 78, 196, 56, 'sun'),
    disc(open + 78, 196, 30, 'tang'),
    disc(opening + 78, 216, 50, 'sun'),
    arch(opening, 196, 'teal'),
    ...slats(opening, 196),
    arch(closed, 300, 'teal'),
    ...slats(closed, 288),
    disc(closed + 78, 104, 13, 'tang'),
    petal(2, 18, 38, 'rising', 'tang'),
    petal(560, 18, 38, 'falling', 'teal'),
    disc(210, 42, 10, 'tang'),
    disc(390, 42, 10, 'ink'),
  ]
}

/** Drops that fill a bowl: small amounts, again and again. */
export function season(): Shape[] {
  const drops: readonly [x: number, y: number, color: ArtColor][] = [
    [190, 40, 'ink'],
    [262, 6, 'tang'],
    [300, 78, 'ink'],
    [352, 26, 'teal'],
    [236, 96, 'tang'],
  ]
  return [
    rect(0, 0, 600, 300, 'blush'),
    disc(470, 92, 62, 'sun'),
    half(300, 150, 190, 'down', 'paper'),
    half(300, 186, 150, 'down', 'teal'),
    path('M150 186h300v-4a150 26 0 0 0-300 4z', 'teal'),
    half(72, 300, 72, 'up', 'ink'),
    half(528, 300, 72, 'up', 'tang'),
    ...drops.map(([x, y, color]) => path(`M${x} ${y}c22 26 26 34 26 44a26 26 0 0 1-52 0c0-10 4-18 26-44z`, color)),
    petal(40, 40, 52, 'falling', 'teal'),
    petal(92, 40, 52, 'rising', 'paper'),
  ]
}
