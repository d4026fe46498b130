import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('[SCR-13] a QR code is a square of modules with its three finder patterns', () => {
  const { size, d } = qrPath('https://promo.example.com/en/download?vipCode=AURORA7')
  expect((size - 17) % 4).toBe(0)
  const runs = [...d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((run) => run.slice(1).map(Number))
  const isDark = (x: number, y: number) =>
    runs.some(([from = 0, row, length = 0]) => row === y && from <= x && x < from + length)
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let i = 0; i < 7; i += 1) expect(isDark(x + i, y)).toBe(true)
    expect(isDark(x + 1, y + 1)).toBe(false)
    expect(isDark(x + 3, y + 3)).toBe(true)
  }
})
