import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shrinkPng } from './shrink-png.ts'

const SIZE = 64
const RARE = { x: 5, y: 7, colour: [154, 52, 18] }

/** More than 256 shades of grey-blue, and one pixel of another colour. */
const colourAt = (x: number, y: number): number[] =>
  x === RARE.x && y === RARE.y ? RARE.colour : [200 + (x % 50), 200 + (y % 50), 240]

const pixels = Buffer.from(
  Array.from({ length: SIZE ** 2 }, (_, at) => colourAt(at % SIZE, Math.floor(at / SIZE))).flat(),
)
const screenshot = () =>
  sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toBuffer()

test('a shrunk screenshot keeps every pixel near its colour, also a rare one', async () => {
  const png = await screenshot()
  const small = (await shrinkPng(png)) ?? png
  expect((await sharp(small).metadata()).isPalette).toBe(true)
  const shrunk = await sharp(small).removeAlpha().raw().toBuffer()
  expect(shrunk.length).toBe(pixels.length)
  const worst = pixels.reduce((most, value, at) => Math.max(most, Math.abs(value - (shrunk[at] ?? 0))), 0)
  expect(worst).toBeLessThan(16)
  const at = (RARE.y * SIZE + RARE.x) * 3
  expect([...shrunk.subarray(at, at + 3)]).toEqual(RARE.colour)
})

test('a picture with a palette stays unchanged', async () => {
  expect(await shrinkPng((await shrinkPng(await screenshot())) ?? Buffer.alloc(0))).toBeNull()
})
