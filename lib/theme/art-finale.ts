import { disc, petal, rect, wedge, type ArtColor, type Shape } from './art-shapes.ts'

const SLICES: readonly ArtColor[] = ['tang', 'sun', 'teal', 'paper', 'rose']
const DISCS: readonly (readonly [number, number, ArtColor])[] = [
  [70, 60, 'sun'],
  [128, 130, 'teal'],
  [476, 118, 'tang'],
  [540, 56, 'sun'],
  [300, 60, 'paper'],
  [30, 190, 'tang'],
  [574, 190, 'teal'],
]

/** The results of a draw: a wheel over the edge at night, with what it gave away in the air. */
export const FINALE: readonly Shape[] = [
  rect(0, 0, 600, 300, 'night'),
  disc(300, 372, 246, 'rose'),
  ...Array.from({ length: 10 }, (_, index) => {
    const from = Math.PI + (index * Math.PI) / 10
    return wedge(300, 372, 224, from, from + Math.PI / 10, SLICES[index % SLICES.length] ?? 'sun')
  }),
  disc(300, 372, 104, 'night'),
  disc(300, 372, 84, 'sun'),
  ...DISCS.map(([x, y, color], index) => disc(x, y, index % 2 === 0 ? 19 : 13, color)),
  petal(180, 26, 42, 'falling', 'tang'),
  petal(384, 30, 42, 'rising', 'teal'),
  petal(18, 104, 40, 'rising', 'rose'),
  petal(540, 108, 40, 'falling', 'rose'),
  petal(236, 88, 26, 'rising', 'sun'),
  petal(348, 92, 26, 'falling', 'paper'),
]
