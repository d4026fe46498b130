import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const IMAGES = new URL('../public/static/images/', import.meta.url)

/** Pixels of each picture; iOS and Android cut their own corners out of the maskable one. */
const PICTURES = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
]

for (const { from, to, size } of PICTURES)
  await sharp(fileURLToPath(new URL(from, IMAGES)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(to, IMAGES)))
