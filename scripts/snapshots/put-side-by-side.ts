import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

const GAP = 24
const BETWEEN = '#f0f'

/** One picture with the old one on the left and the new one on the right; one of the two may be missing. */
export async function putSideBySide(before: string, after: string, path: string) {
  const sizes = await Promise.all(
    [before, after].map(async (file) => {
      const { width = 0, height = 0 } = existsSync(file) ? await sharp(file).metadata() : {}
      return { file, width, height }
    }),
  )
  const left = (sizes[0]?.width ?? 0) + GAP
  mkdirSync(dirname(path), { recursive: true })
  await sharp({
    create: {
      width: left + (sizes[1]?.width ?? 0),
      height: Math.max(...sizes.map(({ height }) => height)),
      channels: 3,
      background: BETWEEN,
    },
  })
    .composite(
      sizes.flatMap(({ file, width }, at) => (width > 0 ? { input: file, left: at === 0 ? 0 : left, top: 0 } : [])),
    )
    .png()
    .toFile(path)
}
