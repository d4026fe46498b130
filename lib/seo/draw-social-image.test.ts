import { expect, test } from 'vitest'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { drawSocialImage } from './draw-social-image.ts'
import { fontsFor } from './font-subsets.ts'

const card = { locale: 'ar', brandName: 'Fanfare', scene: 'lottery', title: 'سحب الحصاد' } as const

test('[LOC-6] a social image is a PNG of 1200 by 630', async () => {
  const image = await drawSocialImage(card)
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
})

test('[LOC-6] Arabic letters are joined: separated letters give another picture', async () => {
  const joined = await drawSocialImage(card)
  const apart = await drawSocialImage({ ...card, title: card.title.split('').join('\u200C') })
  expect(joined.equals(apart)).toBe(false)
})

test('[LOC-6] right-to-left cards are mirrored', async () => {
  const plain = { ...card, title: 'Harvest' }
  expect((await drawSocialImage(plain)).equals(await drawSocialImage({ ...plain, locale: 'en' }))).toBe(false)
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
