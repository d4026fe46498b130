import { expect, test } from 'vitest'
import { createFront } from '../app.ts'
import { frontOptions } from '../testing/front-world.ts'
import { pageTimeoutOf } from './page-timeout.ts'

test('a page may take 15 s, and five minutes in development, where it is compiled first', () => {
  expect(pageTimeoutOf({ development: false })).toBe(15_000)
  expect(pageTimeoutOf({ development: true })).toBe(300_000)
  expect(pageTimeoutOf({ development: true, pageTimeoutMs: 20 })).toBe(20)
})

test('a connection of a browser stays open as long as the page that it waits for may take', () => {
  for (const development of [false, true]) {
    const server = createFront(frontOptions({ development }))
    expect(server.timeout).toBeGreaterThan(pageTimeoutOf({ development }))
    server.close()
  }
})
