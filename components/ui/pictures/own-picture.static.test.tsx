import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import type { OwnArt } from '@fanfare/contract/activity/activity.ts'
import { OwnPicture } from './own-picture.tsx'

const [LIGHT, DARK] = ['a'.repeat(40), 'b'.repeat(40)]
const art: OwnArt = { light: LIGHT, dark: null, safe: 'left', alt: 'A cup' }

function show(changes: Partial<OwnArt> = {}, isFirst = true) {
  const container = renderStill(<OwnPicture art={{ ...art, ...changes }} isFirst={isFirst} sizes="50vw" />)
  return [...container.querySelectorAll('picture')].map((picture) => ({
    theme: picture.dataset.theme,
    source: picture.querySelector('source'),
    img: picture.querySelector('img'),
  }))
}

test('a picture has AVIF and WebP in three widths, its own size and its words', () => {
  const [{ source, img } = { source: null, img: null }] = show()
  const files = (format: string) =>
    [480, 960, 1600].map((width) => `/v1/pictures/${LIGHT}/${width}.${format} ${width}w`)
  expect([source?.type, source?.srcset, source?.sizes]).toEqual(['image/avif', files('avif').join(', '), '50vw'])
  expect([img?.srcset, img?.alt, img?.style.objectPosition]).toEqual([files('webp').join(', '), 'A cup', '86% 50%'])
  // Without both, the page would shift once the file arrives.
  expect([img?.getAttribute('width'), img?.getAttribute('height')]).toEqual(['1600', '800'])
})

test('both themes are in the page, lazily: only the one that is displayed is loaded', () => {
  const pictures = show({ dark: DARK })
  expect(
    pictures.map(({ theme, img }) => [theme, img?.getAttribute('src')?.split('/')[3], img?.getAttribute('loading')]),
  ).toEqual([
    ['light', LIGHT, 'lazy'],
    ['dark', DARK, 'lazy'],
  ])
})

test('one picture for both themes is there once, and at once in the first screen alone', () => {
  expect(show().map(({ theme, img }) => [theme, img?.getAttribute('loading')])).toEqual([['both', 'eager']])
  expect(show({ dark: LIGHT }, false).map(({ theme, img }) => [theme, img?.getAttribute('loading')])).toEqual([
    ['both', 'lazy'],
  ])
})
