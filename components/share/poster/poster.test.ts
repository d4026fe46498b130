import { expect, test } from 'vitest'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { pictureOf } from './poster.tsx'

const area = { width: 540, height: 460 }
const id = 'a'.repeat(40)
const art = { light: id, dark: 'b'.repeat(40), safe: 'left', alt: 'A cup' } as const

test('[SHARE-1] a poster shows the operator’s own light picture below the words, which keep a light ground', () => {
  expect(pictureOf({ image: 'competition', art }, area)).toEqual({
    src: `/v1/pictures/${id}/960.webp`,
    ground: COLOR.light['art.cream'],
    isDark: false,
    isWhole: false,
    // A photograph is not mirrored.
    isDirectional: false,
  })
})

test('[SHARE-1] a poster about money that the user got stays gold', () => {
  expect(pictureOf({ image: 'competition', art, isGold: true }, area).ground).toBe(COLOR.light['art.sun'])
})
