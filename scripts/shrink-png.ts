import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOURS = 256
const CHANNELS: Partial<Record<number, number>> = { 2: 3, 6: 4 }
const PALETTE_TYPE = 3

interface Pixels {
  width: number
  height: number
  /** 0xRRGGBB each. */
  colours: Uint32Array
}

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}

const paeth = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  if (pa <= pb && pa <= pc) return a
  return pb <= pc ? b : c
}

/** Takes back the five filters of a PNG, in place; each line starts with the number of its own. */
function unfilter(raw: Buffer, lines: number, stride: number, bytes: number): void {
  for (let line = 0; line < lines; line += 1) {
    const start = line * (stride + 1) + 1
    const filter = raw[start - 1] ?? 0
    for (let index = 0; index < stride; index += 1) {
      const at = start + index
      const left = index < bytes ? 0 : (raw[at - bytes] ?? 0)
      const up = line === 0 ? 0 : (raw[at - stride - 1] ?? 0)
      const corner = line === 0 || index < bytes ? 0 : (raw[at - stride - 1 - bytes] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter] ?? 0
      raw[at] = ((raw[at] ?? 0) + guess) & 0xff
    }
  }
}

/** null: not eight bits a channel in true colour, and so nothing that a browser's screenshot is. */
function decode(png: Buffer): Pixels | null {
  const chunks = [...chunksOf(png)]
  const head = chunks.find(({ type }) => type === 'IHDR')?.data
  const channels = head && CHANNELS[head[9] ?? 0]
  if (!head || !channels || head[8] !== 8 || head[12] !== 0) return null
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)))
  const stride = width * channels
  unfilter(raw, height, stride, channels)
  const colours = new Uint32Array(width * height)
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const at = Math.floor(pixel / width) * (stride + 1) + 1 + (pixel % width) * channels
    colours[pixel] = raw.readUIntBE(at, 3)
  }
  return { width, height, colours }
}

const distance = (a: number, b: number): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2

const FIRST_STEP = 8
const STEP = 1.25

/** The colours most used that lie `step` or more from each other; null when they are too many. */
function coarsePalette(byUse: readonly number[], step: number): number[] | null {
  const palette: number[] = []
  for (const colour of byUse) {
    if (palette.every((kept) => distance(kept, colour) >= step ** 2)) palette.push(colour)
    if (palette.length > COLOURS) return null
  }
  return palette
}

/** No colour of the picture is far from one of these, however seldom it is: a word in a rare colour keeps it. */
function paletteOf(colours: Uint32Array): number[] {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const byUse = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour)
  if (byUse.length <= COLOURS) return byUse
  for (let step = FIRST_STEP; ; step *= STEP) {
    const palette = coarsePalette(byUse, step)
    if (palette) return palette
  }
}

const nearestIn = (palette: readonly number[]) => {
  const known = new Map(palette.map((colour, index) => [colour, index]))
  return (colour: number): number => {
    const index = known.get(colour)
    if (index !== undefined) return index
    let best = 0
    for (let next = 1; next < palette.length; next += 1) {
      if (distance(palette[next] ?? 0, colour) < distance(palette[best] ?? 0, colour)) best = next
    }
    known.set(colour, best)
    return best
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/**
 * A screenshot with at most 256 colours, about a third of the size. Other shades, those of the edges of letters, take
 * their nearest: far below what a comparison lets pass. null: it is no screenshot, or has been made small before.
 */
export function shrinkPng(png: Buffer): Buffer | null {
  const pixels = decode(png)
  if (!pixels) return null
  const { width, height, colours } = pixels
  const palette = paletteOf(colours)
  const nearest = nearestIn(palette)
  const lines = Buffer.alloc((width + 1) * height)
  colours.forEach((colour, pixel) => {
    lines[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = nearest(colour)
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, PALETTE_TYPE, 0, 0, 0], 8)
  const table = Buffer.alloc(palette.length * 3)
  palette.forEach((colour, index) => table.writeUIntBE(colour, index * 3, 3))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
