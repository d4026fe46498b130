import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { PICTURE_FORMATS, PICTURE_LIMITS, PICTURE_WIDTHS } from '@fanfare/contract/activity/picture.ts'
import type { Picture } from './db/pictures.ts'
import { Busy } from '../util/domain-error.ts'
import { currentCaller } from '../util/request-scope.ts'
import { createSlots } from '../util/slots.ts'

const { megabytes, width: WIDTH, height: HEIGHT, widthMost, heightMost } = PICTURE_LIMITS
const MEGABYTE = 1_000_000
export const PICTURE_BYTES = megabytes * MEGABYTE
/** Half a percent of the width, so that one line of pixels more or less does not change the shape. */
const SHAPE_TOLERANCE = 0.005
/** Decoding and encoding together, s. */
const LONGEST_SECONDS = 30
/** A part of each id: another recipe makes other files, which need another address. */
const RECIPE = 'picture-1'

/** Why a picture is not taken, as the end of a sentence: "is 14 MB, at most 5". */
export class PictureRefused extends Error {}

/** An encoder takes a core for a second or two, and requests of the site come first. */
const slots = createSlots({
  concurrency: 2,
  maxWaiting: 16,
  ofCaller: { concurrency: 1, maxWaiting: 8 },
  refusal: () => new Busy(),
})

export const tooLarge = (bytes: number) =>
  new PictureRefused(
    `is ${(Math.ceil(bytes / (MEGABYTE / 10)) / 10).toFixed(1).replace('.0', '')} MB, at most ${megabytes}`,
  )

const startsWith = (bytes: Buffer, signature: string, at = 0) =>
  bytes.subarray(at, at + signature.length).toString('latin1') === signature

/** The brands in the first box of an AVIF file (ISO 14496-12). */
const brandsOf = (bytes: Buffer) =>
  startsWith(bytes, 'ftyp', 4) ? bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 256)).toString('latin1') : ''

/** The format by the first bytes: the name of a file proves nothing. */
function formatOf(bytes: Buffer): 'png' | 'jpeg' | 'webp' | 'heif' | null {
  if (startsWith(bytes, '\x89PNG\r\n\x1A\n')) return 'png'
  if (startsWith(bytes, '\xFF\xD8\xFF')) return 'jpeg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  return /avi[fs]/.test(brandsOf(bytes)) ? 'heif' : null
}

/** An animated PNG says so before its first pixel; the decoder would only read the first frame. */
function isAnimated(bytes: Buffer, pages = 1) {
  const head = bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT')))
  return pages > 1 || head.includes('acTL') || brandsOf(bytes).includes('avis')
}

export const pictureIdOf = (bytes: Uint8Array) =>
  createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 40)

/** Loaded with the first picture: libvips would take a twentieth of each start. */
const loadSharp = async () => (await import('sharp')).default

const open = async (bytes: Buffer) =>
  (await loadSharp())(bytes, { limitInputPixels: widthMost * heightMost, failOn: 'error' }).timeout({
    seconds: LONGEST_SECONDS,
  })

async function check(bytes: Buffer) {
  if (bytes.length > PICTURE_BYTES) throw tooLarge(bytes.length)
  const format = formatOf(bytes)
  if (format === null) throw new PictureRefused('is no PNG, JPEG, WebP or AVIF picture')
  const found = await (await open(bytes)).metadata().catch((error: Error) => {
    if (error.message.includes('pixel limit'))
      throw new PictureRefused(`has more pixels than ${widthMost} × ${heightMost}`)
    throw new PictureRefused('cannot be read as a picture')
  })
  if (found.format !== format) throw new PictureRefused('cannot be read as a picture')
  if (isAnimated(bytes, found.pages)) throw new PictureRefused('is animated: give a still picture')
  const { width, height } = found.autoOrient
  const size = `is ${width} × ${height} pixels`
  if (width < WIDTH || height < HEIGHT) throw new PictureRefused(`${size}, at least ${WIDTH} × ${HEIGHT}`)
  if (width > widthMost || height > heightMost)
    throw new PictureRefused(`${size}, at most ${widthMost} × ${heightMost}`)
  if (Math.abs(width / 2 - height) > width * SHAPE_TOLERANCE)
    throw new PictureRefused(`${size}, must be twice as wide as high`)
}

const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 4 }),
} as const

/** Leaves out everything but pixels: place and camera in EXIF, profiles, comments. The rotation of EXIF is applied. */
async function encode(bytes: Buffer) {
  // Decoded once, in the size of the largest file; a decoder that fails here has read every pixel.
  const [largest] = PICTURE_WIDTHS.toReversed()
  const sharp = await loadSharp()
  const { data, info } = await (
    await open(bytes)
  )
    .autoOrient()
    .toColourspace('srgb')
    .resize(largest ?? WIDTH, (largest ?? WIDTH) / 2)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PictureRefused('cannot be read as a picture')
    })
  const { width, height, channels } = info
  const files: Picture['files'] = []
  for (const wide of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS) {
      const image = sharp(data, { raw: { width, height, channels } }).resize(wide, wide / 2)
      files.push({ name: `${wide}.${format}`, content: await ENCODERS[format](image).toBuffer() })
    }
  return files
}

/** The files of a picture for pages. @throws PictureRefused, Busy */
export const makePicture = (bytes: Buffer) =>
  slots.run(async () => {
    await check(bytes)
    return { id: pictureIdOf(bytes), files: await encode(bytes) }
  }, currentCaller())
