import { expect, test } from 'vitest'
import { createFront } from '../app.ts'
import { frontOptions } from '../testing/front-world.ts'
import { pageTimeoutOf } from './page-timeout.ts'

test.each([
  [false, 15_000],
  [true, 300_000],
])(
  'a page in development (%s) may take %i ms, or as configured, and a connection of a browser stays open for it',
  (development, ms) => {
    expect(pageTimeoutOf({ development })).toBe(ms)
    expect(pageTimeoutOf({ development, pageTimeoutMs: 20 })).toBe(20)
    const server = createFront(frontOptions({ development }))
    expect(server.timeout).toBeGreaterThan(ms)
    server.close()
  },
)
