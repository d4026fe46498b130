import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shrinkPng } from './shrink-png.ts'

const SIZE = 64

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** More than 256 shades of grey-blue, and one dot of a colour of its own; every line has another filter. */
const colourAt = (x: number, y: number): [number, number, number] =>
  x === 5 && y === 7 ? [154, 52, 18] : [200 + (x % 50), 200 + (y % 50), 240]

function picture(): Buffer {
  const lines: number[] = []
  let above: number[] = Array.from({ length: SIZE * 3 }, () => 0)
  for (let y = 0; y < SIZE; y += 1) {
    const line = Array.from({ length: SIZE }, (_, x) => colourAt(x, y)).flat()
    const filter = y % 3
    const guess = (index: number) => (filter === 1 ? (line[index - 3] ?? 0) : filter === 2 ? (above[index] ?? 0) : 0)
    lines.push(filter, ...line.map((value, index) => (value - guess(index) + 256) % 256))
    above = line
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIZE)
  head.writeUInt32BE(SIZE, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.from(lines))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

const dataOf = (png: Buffer, type: string): Buffer => {
  const at = png.indexOf(type, 0, 'latin1')
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}

test('a picture made small keeps every pixel near its colour, a rare one too', () => {
  const small = shrinkPng(picture()) ?? Buffer.alloc(0)
  const table = dataOf(small, 'PLTE')
  const lines = inflateSync(dataOf(small, 'IDAT'))
  expect(table.length).toBeLessThanOrEqual(256 * 3)
  let worst = 0
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const index = lines[y * (SIZE + 1) + 1 + x] ?? 0
      const apart = colourAt(x, y).map((value, channel) => value - (table[index * 3 + channel] ?? 0))
      worst = Math.max(worst, Math.hypot(...apart))
    }
  }
  expect(worst).toBeLessThan(16)
  const rare = (lines[7 * (SIZE + 1) + 1 + 5] ?? 0) * 3
  expect([...table.subarray(rare, rare + 3)]).toEqual([154, 52, 18])
})

test('what is small already, and what is no picture of a browser, stays as it is', () => {
  expect(shrinkPng(shrinkPng(picture()) ?? Buffer.alloc(0))).toBeNull()
})
