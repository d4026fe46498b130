import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconSprite } from './sprites.ts'

const committed = (name: string): string =>
  readFileSync(new URL(`../components/ui/pictures/${name}`, import.meta.url), 'utf8')

test('the sprite matches the icons (npm run build -- sprites)', async () => {
  expect(committed('icons.svg')).toBe(await iconSprite())
})

test('each drawing has shapes, one id, and colours of its page alone', () => {
  for (const sprite of ['icons.svg', 'art.svg', 'rewards.svg'].map(committed)) {
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(7)
    expect(new Set(ids).size).toBe(ids.length)
    expect(sprite).not.toMatch(/<g [^>]*><\/g>|NaN|undefined|Infinity|url\(|#[0-9a-f]{3}/)
  }
  expect(committed('art.svg').match(/(?:fill|stroke)="(?!none|var\(--art-[a-z]+\))/)).toBeNull()
})
