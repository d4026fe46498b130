import { disc, half, line, path, petal, quarter, rect, ring, wedge } from './art-shapes.ts'
import type { ArtColor, Corner, Shape } from './art-shapes.ts'
import { coins, season, vault } from './campaign-scenes.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'

const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left']

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

function newuser(): Shape[] {
  const steps: [ArtColor, number][] = [
    ['teal', 66],
    ['ink', 106],
    ['tang', 148],
    ['paper', 190],
    ['ink', 234],
  ]
  return [
    rect(0, 0, 600, 300, 'sky'),
    ring(424, 106, 108, 15, 'paper'),
    disc(424, 106, 81, 'sun'),
    ...steps.map(([color, height], index) =>
      path(`M${index * 120} 300v${-(height - 64)}a64 64 0 0 1 64-64h120v${height}z`, color),
    ),
    disc(64, 164, 13, 'tang'),
    petal(226, 48, 40, 'falling', 'ink'),
    petal(266, 48, 40, 'rising', 'teal'),
  ]
}

function competition(): Shape[] {
  return [
    rect(0, 0, 600, 300, 'cream'),
    path('M230 300V186a70 70 0 0 1 140 0v114z', 'ink'),
    path('M90 300v-60a70 70 0 0 1 140 0v60z', 'teal'),
    path('M370 300v-34a70 70 0 0 1 140 0v34z', 'tang'),
    disc(300, 76, 34, 'sun'),
    disc(160, 134, 24, 'ink'),
    disc(440, 162, 20, 'sun'),
    ...times(3, (index) => [
      petal(22, 156 - index * 54, 46, 'rising', index % 2 ? 'tang' : 'sun'),
      petal(532, 156 - index * 54, 46, 'falling', index % 2 ? 'tang' : 'teal'),
    ]).flat(),
    half(44, 300, 34, 'up', 'rose'),
    half(556, 300, 34, 'up', 'rose'),
  ]
}

function team(): Shape[] {
  const back: [number, ArtColor, ArtColor][] = [
    [80, 'teal', 'ink'],
    [227, 'ink', 'sun'],
    [373, 'tang', 'ink'],
    [520, 'sun', 'teal'],
  ]
  return [
    rect(0, 0, 600, 300, 'blush'),
    ...back.flatMap(([x, body, head]) => [
      path(`M${x - 62} 300v-96a62 62 0 0 1 124 0v96z`, body),
      disc(x, 92, 34, head),
    ]),
    ...times(5, (index) => {
      const x = 6 + index * 147
      return [half(x, 300, 62, 'up', 'paper'), disc(x, 206, 26, index % 2 ? 'ink' : 'tang')]
    }).flat(),
  ]
}

function compound(): Shape[] {
  const lane = (color: ArtColor, offset: number) =>
    line(
      `M-20 ${216 + offset}H${190 + offset}A90 90 0 0 0 ${280 + offset} ${126 + offset}V110` +
        `A${96 - offset} ${96 - offset} 0 0 1 376 ${14 + offset}H470`,
      26,
      color,
    )
  return [
    rect(0, 0, 600, 300, 'sky'),
    lane('ink', 0),
    lane('tang', 34),
    lane('sun', 68),
    disc(520, 48, 44, 'paper'),
    disc(520, 48, 22, 'ink'),
    petal(60, 40, 60, 'falling', 'teal'),
    petal(120, 40, 60, 'rising', 'paper'),
    half(520, 300, 80, 'up', 'teal'),
    disc(520, 190, 20, 'sun'),
  ]
}

function lottery(): Shape[] {
  const colors: ArtColor[] = ['ink', 'sun', 'teal', 'paper', 'tang']
  const tenth = Math.PI / 10
  return [
    rect(0, 0, 600, 300, 'cream'),
    disc(300, 318, 262, 'rose'),
    ...times(10, (index) =>
      wedge(300, 318, 238, Math.PI + index * tenth, Math.PI + (index + 1) * tenth, at(colors, index)),
    ),
    disc(300, 318, 92, 'cream'),
    disc(300, 318, 62, 'ink'),
    path('M280 40h40l-20 52z', 'ink'),
    petal(36, 40, 56, 'falling', 'teal'),
    petal(508, 40, 56, 'rising', 'tang'),
    disc(130, 60, 14, 'tang'),
    disc(478, 36, 10, 'ink'),
  ]
}

function copy(): Shape[] {
  const colors: ArtColor[] = ['paper', 'rose', 'sun', 'teal', 'tang', 'ink']
  const echoes = colors.map((color, index) => {
    const radius = 62 * (colors.length - index)
    return line(`M130 ${150 - radius}A${radius} ${radius} 0 0 1 130 ${150 + radius}`, 28, color)
  })
  return [rect(0, 0, 600, 300, 'sky'), ...echoes, disc(110, 150, 42, 'sun'), rect(0, 132, 70, 36, 'ink')]
}

function deposit(): Shape[] {
  const vessels: [number, number, ArtColor][] = [
    [30, 62, 'teal'],
    [148, 104, 'teal'],
    [266, 146, 'tang'],
    [384, 184, 'sun'],
    [502, 212, 'sun'],
  ]
  return [
    rect(0, 0, 600, 300, 'cream'),
    ...vessels.flatMap(([x, level, color], index) => {
      const top = 300 - level
      return [
        rect(x, 36, 78, 320, 'paper', 39),
        path(`M${x} ${top}h78v${level + 10}h-78z`, color),
        half(x + 39, top + 1, 39, 'up', color),
        disc(x + 39, top - 2, 15, index > 2 ? 'ink' : 'paper'),
      ]
    }),
  ]
}

function event(): Shape[] {
  const colors: ArtColor[] = ['ink', 'sun', 'teal', 'tang', 'paper']
  const flags = times(3, (row) =>
    times(8, (place) => {
      const index = place - 1
      const x = index * 100 + (row % 2) * 50
      const y = row * 100 + 8
      return (index + row) % 3 === 0
        ? half(x + 50, y, 46, 'down', at(colors, index + row + 5))
        : path(`M${x + 4} ${y}h92l-46 80z`, at(colors, index * 2 + row + 5))
    }),
  )
  return [rect(0, 0, 600, 300, 'blush'), ...flags.flat(), ...times(3, (row) => rect(0, row * 100 + 2, 600, 8, 'ink'))]
}

function horn(): Shape[] {
  const bells: ArtColor[] = ['tang', 'sun', 'teal', 'rose']
  return [
    rect(0, 0, 600, 300, 'night'),
    ...bells.map((color, index) => {
      const radius = 118 + index * 46
      return line(`M${600 - radius} 300A${radius} ${radius} 0 0 1 600 ${300 - radius}`, 25, color)
    }),
    path('M600 300h-88a88 88 0 0 1 88-88z', 'sun'),
    disc(570, 270, 20, 'night'),
  ]
}

function drop(): Shape[] {
  const gifts: [number, number, number, ArtColor, ArtColor][] = [
    [130, 150, 84, 'tang', 'ink'],
    [330, 120, 104, 'ink', 'sun'],
    [520, 170, 70, 'teal', 'tang'],
  ]
  return [
    rect(0, 0, 600, 300, 'sky'),
    ...gifts.flatMap(([x, y, r, canopy, box]) => [
      half(x, y, r, 'up', canopy),
      path(`M${x - r / 3} ${y}a${r / 3} ${r} 0 0 1 ${(r * 2) / 3} 0z`, 'paper'),
      line(`M${x - r} ${y}L${x} ${y + r}L${x + r} ${y}M${x} ${y}V${y + r}`, 4, 'ink'),
      rect(x - 20, y + r - 4, 40, 36, box, 6),
    ]),
    petal(40, 30, 36, 'falling', 'sun'),
    petal(216, 220, 36, 'rising', 'paper'),
  ]
}

function quiet(): Shape[] {
  return [
    rect(0, 0, 600, 300, 'sky'),
    rect(0, 236, 600, 64, 'teal'),
    half(300, 236, 92, 'up', 'paper'),
    disc(300, 108, 22, 'sun'),
    quarter(0, 0, 150, 'top-left', 'ink'),
    quarter(450, 0, 150, 'top-right', 'ink'),
  ]
}

function apart(): Shape[] {
  return [
    rect(0, 0, 600, 300, 'blush'),
    half(196, 150, 118, 'left', 'ink'),
    half(404, 150, 118, 'right', 'teal'),
    half(196, 150, 62, 'left', 'sun'),
    half(404, 150, 62, 'right', 'paper'),
    disc(236, 150, 9, 'tang'),
    disc(300, 150, 9, 'ink'),
    disc(364, 150, 9, 'tang'),
    quarter(0, 0, 90, 'top-left', 'tang'),
    quarter(510, 210, 90, 'bottom-right', 'tang'),
    petal(488, 30, 54, 'rising', 'sun'),
    petal(56, 216, 54, 'falling', 'teal'),
  ]
}

function lost(): Shape[] {
  const colors: ArtColor[] = ['ink', 'teal', 'tang', 'sun']
  const tiles = times(3, (y) =>
    times(6, (x) =>
      x === 3 && y === 1 ? [] : [quarter(x * 100, y * 100, 100, at(CORNERS, x + y), at(colors, x * 3 + y))],
    ),
  ).flat(2)
  const stray = quarter(322, 118, 100, 'bottom-right', 'tang')
  const turned: Shape = stray.kind === 'path' ? { ...stray, turn: { angle: 18, x: 360, y: 170 } } : stray
  return [rect(0, 0, 600, 300, 'cream'), ...tiles, turned]
}

/**
 * Steps to a sunrise, podium, ensemble, three lanes, wheel, echo, vessels, bunting, the horn of the brand, parachutes,
 * stacks of coins, shutters, a bowl of drops, an empty stage (empty, error), two halves apart (offline), a tile out of place (404).
 */
export const SCENES: Readonly<Record<SceneName, () => Shape[]>> = {
  newuser,
  competition,
  team,
  compound,
  lottery,
  copy,
  deposit,
  event,
  horn,
  drop,
  coins,
  vault,
  season,
  quiet,
  apart,
  lost,
}
