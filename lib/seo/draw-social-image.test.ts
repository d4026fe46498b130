import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { drawSocialImage } from './draw-social-image.ts'
import { fontsFor } from './font-subsets.ts'

const card = { locale: 'ar', brandName: 'Fanfare', scene: 'lottery', title: 'سحب الحصاد' } as const

test('[LOC-6] a social image is a PNG of 1200 by 630', async () => {
  const image = await drawSocialImage(card)
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
})

test('[LOC-6] Arabic letters are joined, and right-to-left cards are mirrored', async () => {
  const drawn = async (more: Partial<Parameters<typeof drawSocialImage>[0]>) => drawSocialImage({ ...card, ...more })
  const apart = await drawn({ title: card.title.split('').join('\u200C') })
  expect((await drawn({})).equals(apart)).toBe(false)
  const plain = { title: 'Harvest' }
  expect((await drawn(plain)).equals(await drawn({ ...plain, locale: 'en' }))).toBe(false)
})

test.each(LOCALES)('[LOC-6] %s has a glyph for every letter of its own texts', async (locale) => {
  const words = [...flattenMessages(loadMessages(locale)).values()].join('')
  // Arrows, signs and marks of direction are not letters; a device has them, a title does not need them.
  const letters = [...new Set(words.match(/[\p{L}\p{N}]/gu))]
  const fonts = await fontsFor(locale, letters.join(''))
  const ranges = fonts.flatMap((font) => ('unicodeRange' in font ? (font.unicodeRange ?? []) : []))
  const isCovered = (letter: string) => {
    const point = letter.codePointAt(0) ?? 0
    return ranges.some(([first, last]) => point >= first && point <= last)
  }
  expect(letters.filter((letter) => !isCovered(letter))).toEqual([])
})

test('[LOC-6] the words on an operator’s picture keep a background of their own', async () => {
  const bands = Buffer.alloc(1600 * 800 * 3).fill(250, 0, 1600 * 200 * 3)
  const picture = await sharp(bands, { raw: { width: 1600, height: 800, channels: 3 } })
    .webp()
    .toBuffer()
  const lightAt = async (safe: 'top' | 'bottom', x: number, y: number) => {
    const image = await drawSocialImage({ ...card, title: 'Harvest', picture, safe })
    const { data } = await sharp(image)
      .extract({ left: x, top: y, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data[0]
  }
  // The light band is the upper quarter: 100 of 400 px, of which a cut at the top leaves nothing.
  expect([await lightAt('bottom', 400, 365), await lightAt('bottom', 400, 620)]).toEqual([250, 0])
  expect([await lightAt('top', 400, 365), await lightAt('top', 400, 620)]).toEqual([0, 0])
  const [cream] = [Number.parseInt(COLOR.light['art.cream'].slice(1, 3), 16)]
  expect(await lightAt('top', 20, 20)).toBe(cream)
})
