import { expect, test } from 'vitest'
import { socketUrl } from './socket-url.ts'

test.each([
  ['public', '', 'https://promo.example', 'wss://promo.example/ws/public'],
  ['private', '', 'http://localhost:3000', 'ws://localhost:3000/ws/private'],
  ['private', 'wss://ws.example', 'https://promo.example', 'wss://ws.example/ws/private'],
] as const)('[NET-1][NET-3] the %s socket with the domain "%s" at %s is %s', (kind, domain, origin, url) => {
  expect(socketUrl(kind, domain, origin)).toBe(url)
})
