import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differencesOf } from './compare-pictures.ts'
import { formatPictures, parsePictures, type Picture } from './picture.ts'
import { mosaicOf, otherTiles, type Pixels, tilesOf } from './tiles.ts'

/**
 * Changes of the pictures that were PNG files until decision 0104: of each commit the change with the fewest tiles, and of
 * each picture the rows of tiles that changed.
 */
const OLD_CHANGES = parsePictures(readFileSync(join(import.meta.dirname, 'old-changes.sig'), 'utf8'))

test('each change of an old picture is found by its tiles', () => {
  const changes = OLD_CHANGES.filter(({ name }) => name.endsWith('/before'))
  expect(changes.length).toBeGreaterThan(12)
  for (const before of changes) {
    const name = before.name.replace('/before', '')
    const after = OLD_CHANGES.find((picture) => picture.name === `${name}/after`) ?? expect.fail(name)
    expect(differencesOf([{ ...before, name }], [{ ...after, name }]), name).toHaveLength(1)
  }
})

/** A grey picture of 40 × 20 px with a black square of 8 px, moved by some px. */
function square(moved = 0, shade = 0): Pixels {
  const [width, height] = [40, 20]
  const data = new Uint8Array(width * height * 3).fill(200)
  for (let y = 2; y < 10; y++)
    for (let x = 2; x < 10; x++) data.fill(shade, (y * width + x + moved) * 3, (y * width + x + moved + 1) * 3)
  return { data, width, height }
}

const picture = (pixels: Pixels, words: string[] = [], name = 'square'): Picture => ({
  name,
  width: pixels.width,
  height: pixels.height,
  words,
  rows: tilesOf(pixels),
})

test('a square that moves into the next tile changes both tiles', () => {
  expect(otherTiles(tilesOf(square()), tilesOf(square(10)))).toEqual([
    { column: 0, row: 0 },
    { column: 1, row: 0 },
  ])
})

test('a shade that no eye sees changes nothing', () => {
  expect(otherTiles(tilesOf(square()), tilesOf(square(0, 4)))).toEqual([])
})

test('a signature is the same after it is written and read', () => {
  const words = Array.from({ length: 45 }, (_, at) => `w${at}`)
  const pictures = [picture(square(), words), picture(square(3), [], 'moved')]
  expect(parsePictures(formatPictures(pictures))).toEqual(pictures)
})

test('a word that differs names its element, and a new element not those after it', () => {
  const before = [picture(square(), ['a', 'b', 'c'])]
  expect(differencesOf(before, [picture(square(), ['a', 'x', 'c'])])).toMatchObject([
    { elements: [1], reason: '1 elements' },
  ])
  expect(differencesOf(before, [picture(square(), ['a', 'x', 'b', 'c'])])).toMatchObject([{ elements: [1] }])
  expect(differencesOf(before, [picture(square(), ['a', 'c'])])).toMatchObject([{ elements: [], reason: '1 elements' }])
})

test('a new, a missing and a larger picture differ', () => {
  const [small, large] = [picture(square()), { ...picture(square()), height: 21 }]
  expect(differencesOf([], [small])).toMatchObject([{ reason: 'new' }])
  expect(differencesOf([small], [])).toMatchObject([{ reason: 'gone' }])
  expect(differencesOf([small], [large])).toMatchObject([{ reason: '40x20 px became 40x21 px' }])
  expect(differencesOf([small], [small])).toEqual([])
})

test('the mosaic has a pixel of the mean colour for each tile', () => {
  const { data, width, height } = mosaicOf(tilesOf(square()))
  expect([width, height, data.length]).toEqual([3, 2, 18])
  expect(data.slice(3, 6)).toEqual(Uint8Array.of(204, 204, 204))
  expect(data[0]).toBeLessThan(180)
})
