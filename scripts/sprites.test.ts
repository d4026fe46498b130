import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { artSprite, iconSprite } from './sprites.ts'

const committed = (name: string): string =>
  readFileSync(new URL(`../components/ui/pictures/${name}`, import.meta.url), 'utf8')

test('the sprites match the icons and the scenes (npm run build -- sprites)', async () => {
  expect(committed('icons.svg')).toBe(await iconSprite())
  expect(committed('art.svg')).toBe(artSprite())
})

test('each drawing of a sprite has shapes, one id, and colours of its page alone', async () => {
  for (const sprite of [await iconSprite(), artSprite()]) {
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(15)
    expect(new Set(ids).size).toBe(ids.length)
    expect(sprite).not.toMatch(/<g [^>]*><\/g>|NaN|undefined|Infinity|url\(|#[0-9a-f]{3}/)
  }
  expect(artSprite().match(/(?:fill|stroke)="(?!none|var\(--art-[a-z]+\))/)).toBeNull()
})
