import { expect, test } from 'vitest'
import { segmentLines } from './segment-lines.ts'

const texts = (words: string, count = 8) => segmentLines({ words }, count).map(({ text }) => text)

test('[SCR-3] an amount is over its unit, a name is wrapped at spaces and hyphens', () => {
  expect(segmentLines({ figure: '500', unit: 'USDT' }, 8).map(({ text }) => text)).toEqual(['500', 'USDT'])
  expect(texts('Hardware wallet')).toEqual(['Hardware', 'wallet'])
  expect(texts('Hardware-Wallet')).toEqual(['Hardware-', 'Wallet'])
  expect(texts('硬件钱包')).toEqual(['硬件钱包'])
  expect(texts('硬件钱包套装礼盒').length).toBeGreaterThan(1)
})

test.each([
  { figure: '123,456,789,012.12', unit: 'USDT' },
  { words: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  { words: 'Limited edition travel backpack with hardware wallet and a signed letter' },
])('[SCR-3] no line is wider than its segment: %o', (content) => {
  for (const count of [6, 8, 10])
    for (const { text, size, y } of segmentLines(content, count)) {
      const side = 2 * (300 - y) * Math.tan(Math.PI / count)
      expect(Array.from(text).length * 0.6 * size).toBeLessThanOrEqual(side)
    }
})
