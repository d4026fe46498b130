import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Difference } from './compare-pictures.ts'
import { mosaicOf, type Pixels, TILE, type TilePlace } from './tiles.ts'

export const imageOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })

const framesOf = (tiles: readonly TilePlace[], width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#f0f" stroke-width="2">${tiles
      .map(({ column, row }) => `<rect x="${column * TILE}" y="${row * TILE}" width="${TILE}" height="${TILE}"/>`)
      .join('')}</svg>`,
  )

/**
 * Writes what a developer looks at: the new picture, the same with its changed tiles framed, and the old signature as a
 * mosaic.
 * @returns the paths
 */
export async function drawDifference(
  folder: string,
  { name, before, tiles }: Difference,
  pixels: Pixels | undefined,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const pathOf = (kind: string) => join(folder, `${name}-${kind}.png`)
  const paths: string[] = []
  const write = async (kind: string, image: Sharp) => {
    paths.push(pathOf(kind))
    await image.png({ compressionLevel: 3 }).toFile(pathOf(kind))
  }
  if (pixels) await write('new', imageOf(pixels))
  if (pixels && tiles.length > 0)
    await write('framed', imageOf(pixels).composite([{ input: framesOf(tiles, pixels.width, pixels.height) }]))
  if (before)
    await write('old', imageOf(mosaicOf(before.rows)).resize(before.width, before.height, { kernel: 'nearest' }))
  return paths
}
