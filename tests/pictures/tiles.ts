/** RGB without alpha, three bytes per pixel. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Width and height of a tile in px; the last ones of a row or column are smaller. */
export const TILE = 16
const DIGITS = '0123456789abcdefghijklmnopqrstuv'
const LEVELS = DIGITS.length
const COLOUR_STEP = 256 / LEVELS
/** A tile full of the thinnest lines has a mean step of about 60 between neighbours. */
const EDGE_STEP = 2
/** A mean colour beside the border of two levels, and glyph edges of another machine, may fall on either side. */
const SAME_LEVELS = 1

const level = (value: number, step: number): string => DIGITS[Math.min(LEVELS - 1, Math.floor(value / step))] ?? ''

/** Four digits: the mean red, green and blue, and the mean step in brightness from a pixel to the next in its row. */
function tileOf({ data, width }: Pixels, area: Area): string {
  let [reds, greens, blues, edges] = [0, 0, 0, 0]
  for (let y = area.y; y < area.y + area.height; y++) {
    let before = -1
    for (let at = (y * width + area.x) * 3, end = at + area.width * 3; at < end; at += 3) {
      const red = data[at] ?? 0
      const green = data[at + 1] ?? 0
      const blue = data[at + 2] ?? 0
      reds += red
      greens += green
      blues += blue
      const brightness = (red * 3 + green * 6 + blue) / 10
      if (before >= 0) edges += Math.abs(brightness - before)
      before = brightness
    }
  }
  const count = area.width * area.height
  return [reds, greens, blues].map((sum) => level(sum / count, COLOUR_STEP)).join('') + level(edges / count, EDGE_STEP)
}

/** `abcd*3,` for three equal tiles in a row. */
const packed = (tiles: readonly string[]): string =>
  tiles
    .join('')
    .replaceAll(/(.{4})\1*/gy, (run, tile: string) => (run === tile ? tile : `${tile}*${run.length / tile.length},`))

const unpacked = (row: string): string[] =>
  [...row.matchAll(/(\w{4})(?:\*(\d+),)?/g)].flatMap(([, tile = '', count = '1']) =>
    Array.from({ length: Number(count) }, () => tile),
  )

/** The signature of a picture: one text for each row of tiles. */
export function tilesOf(pixels: Pixels): string[] {
  const { width, height } = pixels
  const rows = []
  for (let y = 0; y < height; y += TILE) {
    const tiles = []
    for (let x = 0; x < width; x += TILE)
      tiles.push(tileOf(pixels, { x, y, width: Math.min(TILE, width - x), height: Math.min(TILE, height - y) }))
    rows.push(packed(tiles))
  }
  return rows
}

const levelsOf = (tile: string): number[] => Array.from(tile, (digit) => DIGITS.indexOf(digit))

function isOther(before: string, after: string): boolean {
  if (before === after) return false
  const levels = levelsOf(after)
  return levelsOf(before).some((value, at) => Math.abs(value - (levels[at] ?? 0)) > SAME_LEVELS)
}

export interface TilePlace {
  column: number
  row: number
}

/** The tiles that differ between two signatures of the same size. */
export const otherTiles = (before: readonly string[], after: readonly string[]): TilePlace[] =>
  before.flatMap((line, row) => {
    if (line === after[row]) return []
    const tiles = unpacked(after[row] ?? '')
    return unpacked(line).flatMap((tile, column) => (isOther(tile, tiles[column] ?? '') ? [{ column, row }] : []))
  })

/** The mean colours of a signature, one pixel per tile: what is left to see of an old picture. */
export function mosaicOf(rows: readonly string[]): Pixels {
  const tiles = rows.map(unpacked)
  return {
    data: Uint8Array.from(
      tiles.flat().flatMap((tile) =>
        levelsOf(tile)
          .slice(0, 3)
          .map((value) => (value + 0.5) * COLOUR_STEP),
      ),
    ),
    width: tiles[0]?.length ?? 0,
    height: tiles.length,
  }
}
