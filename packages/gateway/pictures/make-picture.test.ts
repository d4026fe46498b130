import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { PICTURE_WIDTHS } from '@fanfare/contract/activity/picture.ts'
import { makePicture, PICTURE_BYTES } from './make-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 12, g: 120, b: 140 } } })
const SOUND = plain(1600, 800)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')

/** A PNG whose header claims this size, with the rows of one colour, packed. */
function pngOf(width: number, height: number, { animated = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * Math.min(height, 1000)))
  const control = animated ? [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))] : []
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...control,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const refusal = (bytes: Buffer): Promise<string> =>
  makePicture(bytes).then(
    () => 'was taken',
    (error: Error) => error.message,
  )

test('makes AVIF and WebP in three widths, each twice as wide as high, from each of the four formats', async () => {
  for (const source of [SOUND.clone().png(), SOUND.clone().jpeg(), SOUND.clone().webp(), SOUND.clone().avif()]) {
    const { id, files } = await makePicture(await source.toBuffer())
    expect(id).toMatch(/^[0-9a-f]{40}$/)
    expect(files.map(({ name }) => name)).toEqual(PICTURE_WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]))
    for (const { name, content } of files) {
      const { width, height, format, compression } = await sharp(content).metadata()
      const [wide = '', type] = name.split('.')
      expect([width, height, format === 'heif' ? compression : format]).toEqual([
        Number(wide),
        Number(wide) / 2,
        type === 'avif' ? 'av1' : 'webp',
      ])
    }
  }
})

test('the same file has the same id, another one another id', async () => {
  const one = await SOUND.clone().png().toBuffer()
  const other = await plain(1700, 850).png().toBuffer()
  const [first, again, second] = [await makePicture(one), await makePicture(one), await makePicture(other)]
  expect(again.id).toBe(first.id)
  expect(second.id).not.toBe(first.id)
})

test('refuses by the first bytes what is no PNG, JPEG, WebP or AVIF, whatever it is called', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"><script>1</script></svg>')
  for (const bytes of [
    svg,
    await SOUND.clone().gif().toBuffer(),
    await SOUND.clone().tiff().toBuffer(),
    Buffer.from('MZ'),
  ])
    expect(await refusal(bytes)).toBe('is no PNG, JPEG, WebP or AVIF picture')
  expect(await refusal(Buffer.concat([SIGNATURE, Buffer.from('nothing of a picture')]))).toBe(
    'cannot be read as a picture',
  )
})

test('refuses a file that is too large, with its size', async () => {
  const bytes = Buffer.concat([await SOUND.clone().png().toBuffer(), Buffer.alloc(14_000_000)])
  expect(await refusal(bytes.subarray(0, 14_000_000))).toBe('is 14 MB, at most 5')
  expect(await refusal(bytes.subarray(0, PICTURE_BYTES + 1))).toBe('is 5.1 MB, at most 5')
})

test('refuses a picture that is too small, too large or of another shape, with its pixels', async () => {
  expect(await refusal(await plain(1598, 799).png().toBuffer())).toBe('is 1598 × 799 pixels, at least 1600 × 800')
  expect(await refusal(await plain(6100, 2900).png().toBuffer())).toBe('is 6100 × 2900 pixels, at most 6000 × 3000')
  expect(await refusal(await plain(1600, 1200).png().toBuffer())).toBe(
    'is 1600 × 1200 pixels, must be twice as wide as high',
  )
})

test('refuses a decompression bomb by its header, before a pixel is decoded', async () => {
  const bomb = pngOf(60_000, 30_000)
  expect(bomb.length).toBeLessThan(200_000)
  const watch = new Watch()
  expect(await refusal(bomb)).toBe('has more pixels than 6000 × 3000')
  expect(watch.seconds).toBeLessThan(watch.limit(1))
})

test('refuses a picture that breaks off', async () => {
  const noise = Buffer.from(Array.from({ length: 1600 * 800 * 3 }, (_, index) => (index * 7919) % 251))
  const whole = await sharp(noise, { raw: { width: 1600, height: 800, channels: 3 } })
    .jpeg()
    .toBuffer()
  expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('cannot be read as a picture')
})

test('refuses animated pictures: WebP of two frames, and PNG that says it is one', async () => {
  const frames = Buffer.alloc(1600 * 1600 * 3, 20).fill(200, 1600 * 800 * 3)
  const moving = await sharp(frames, { raw: { width: 1600, height: 1600, channels: 3, pageHeight: 800 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  expect(await refusal(moving)).toBe('is animated: give a still picture')
  expect(await refusal(pngOf(1600, 800, { animated: true }))).toBe('is animated: give a still picture')
})

test('drops EXIF and does the turn that it asks for', async () => {
  const exif = { IFD0: { Copyright: 'A. Person' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } }
  // A picture that lies on its side, as phones store it: 800 × 1600 with orientation 6.
  const turned = await plain(800, 1600).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const given = await sharp(turned).metadata()
  expect([given.width, given.orientation]).toEqual([800, 6])
  const { files } = await makePicture(turned)
  for (const { content } of files) {
    const { exif: left, xmp, icc, orientation, width, height } = await sharp(content).metadata()
    expect([left, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(width).toBe(height * 2)
  }
})
