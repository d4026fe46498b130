import { expect, test } from 'vitest'
import { createFront } from '../app.ts'
import { frontOptions } from '../testing/front-world.ts'
import { pageTimeoutOf } from './page-timeout.ts'

test('a connection of a browser stays open as long as the page that it waits for may take', () => {
  for (const development of [false, true]) {
    const server = createFront(frontOptions({ development }))
    expect(server.timeout).toBeGreaterThan(pageTimeoutOf({ development }))
    server.close()
  }
})
