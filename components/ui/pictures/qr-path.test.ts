import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('[SCR-13] a QR code is a square of modules with its three finder patterns', () => {
  const { size, d } = qrPath('https://promo.example.com/en/download?vipCode=AURORA7')
  expect((size - 17) % 4).toBe(0)
  const dark = new Set(d.match(/M\d+ \d+/g))
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let i = 0; i < 7; i += 1) expect(dark).toContain(`M${x + i} ${y}`)
    expect(dark).not.toContain(`M${x + 1} ${y + 1}`)
    expect(dark).toContain(`M${x + 3} ${y + 3}`)
  }
})
