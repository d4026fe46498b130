import { disc, half, line, path, petal, rect, ring, wedge, type ArtColor, type Shape } from './art-shapes.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'

const WIDTH = 320
const HEIGHT = 440

/** A column with a round top, which leaves the picture at the bottom. */
function arch(x: number, width: number, top: number, color: ArtColor, radius = width / 2): Shape {
  const r = radius
  return path(`M${x} 460V${top + r}a${r} ${r} 0 0 1 ${r}-${r}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}V460z`, color)
}

const ground = (color: ArtColor): Shape => rect(0, 0, WIDTH, HEIGHT, color)

function newuser(): Shape[] {
  return [
    ground('sky'),
    ring(186, 168, 122, 17, 'paper'),
    disc(186, 168, 90, 'sun'),
    arch(0, 80, 356, 'teal'),
    arch(80, 80, 300, 'tang'),
    arch(160, 80, 244, 'paper'),
    arch(240, 92, 188, 'ink', 40),
    petal(232, 24, 42, 'falling', 'ink'),
    petal(274, 24, 42, 'rising', 'teal'),
    disc(40, 320, 13, 'tang'),
  ]
}

function competition(): Shape[] {
  return [
    ground('cream'),
    arch(100, 120, 214, 'ink'),
    arch(-20, 120, 306, 'teal'),
    arch(220, 120, 344, 'tang'),
    disc(160, 132, 50, 'sun'),
    disc(40, 252, 32, 'ink'),
    disc(280, 296, 28, 'teal'),
    petal(252, 176, 50, 'falling', 'tang'),
    petal(252, 114, 50, 'falling', 'teal'),
    petal(252, 52, 50, 'falling', 'sun'),
    petal(64, 150, 40, 'rising', 'tang'),
  ]
}

function lottery(): Shape[] {
  const colors: readonly ArtColor[] = ['ink', 'sun', 'teal', 'paper', 'tang', 'ink', 'sun', 'teal', 'paper', 'tang']
  const step = (2 * Math.PI) / colors.length
  const slices = colors.map((color, index) => {
    const middle = index * step - Math.PI / 2
    return wedge(190, 300, 178, middle - step / 2, middle + step / 2, color)
  })
  return [
    ground('cream'),
    disc(190, 300, 196, 'rose'),
    ...slices,
    disc(190, 300, 66, 'cream'),
    disc(190, 300, 44, 'ink'),
    path('M168 84h44l-22 56z', 'ink'),
    petal(256, 24, 44, 'rising', 'tang'),
  ]
}

function team(): Shape[] {
  return [
    ground('blush'),
    arch(164, 148, 206, 'ink'),
    disc(238, 134, 46, 'sun'),
    arch(14, 148, 286, 'tang'),
    disc(88, 218, 44, 'ink'),
    half(172, 440, 84, 'up', 'paper'),
    disc(172, 318, 34, 'teal'),
    half(330, 440, 66, 'up', 'teal'),
    disc(314, 342, 28, 'tang'),
  ]
}

function deposit(): Shape[] {
  const vessels: readonly [x: number, top: number, color: ArtColor, dot: ArtColor][] = [
    [22, 250, 'teal', 'paper'],
    [122, 170, 'tang', 'ink'],
    [222, 96, 'sun', 'ink'],
  ]
  return [
    ground('cream'),
    ...vessels.flatMap(([x, top, color, dot]) => [
      rect(x, 44, 78, HEIGHT, 'paper', 39),
      path(`M${x} ${top}h78v400h-78z`, color),
      half(x + 39, top + 1, 39, 'up', color),
      disc(x + 39, top - 2, 15, dot),
    ]),
  ]
}

function compound(): Shape[] {
  const ways: readonly [ArtColor, number][] = [
    ['ink', 0],
    ['tang', 44],
    ['sun', 88],
  ]
  return [
    ground('sky'),
    ...ways.map(([color, shift]) => {
      const bend = 200 - shift
      return line(`M${50 + shift} 470V276A${bend} ${bend} 0 0 1 250 ${76 + shift}H340`, 32, color)
    }),
    disc(262, 290, 56, 'paper'),
    disc(262, 290, 27, 'ink'),
    petal(218, 372, 46, 'falling', 'teal'),
    petal(264, 372, 46, 'rising', 'paper'),
  ]
}

function copy(): Shape[] {
  const echoes: readonly [ArtColor, number][] = [
    ['paper', 294],
    ['rose', 238],
    ['teal', 190],
    ['tang', 142],
    ['ink', 94],
  ]
  return [ground('sky'), ...echoes.map(([color, radius]) => ring(60, 290, radius, 30, color)), disc(60, 290, 50, 'sun')]
}

/**
 * The portrait posters, 320 × 440, for the banner on wide screens (design §13, "Home"), of the scenes that have one. Their start
 * corner is cut as a quarter disc, so that nothing important is there.
 */
export const TALL_SCENES: Readonly<Partial<Record<SceneName, () => Shape[]>>> = {
  newuser,
  competition,
  lottery,
  team,
  deposit,
  compound,
  copy,
}
