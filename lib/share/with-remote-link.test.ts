import { expect, test } from 'vitest'
import { withRemoteLink } from './with-remote-link.ts'

const OWN = 'https://f.example/en/promo/x?vipCode=A1&page=promo'

test.each([
  [null, OWN],
  ['https://go.example', 'https://go.example/en/promo/x?vipCode=A1&page=promo'],
  ['https://go.example/?channel=7', 'https://go.example/en/promo/x?channel=7&vipCode=A1&page=promo'],
  ['https://go.example/app?vipCode=other', 'https://go.example/app?vipCode=A1&page=promo'],
])('[NET-4] with the remote link %j users share %s', (remote, shared) => {
  expect(withRemoteLink(new URL(OWN), remote).href).toBe(shared)
})

test.each([
  [null, OWN],
  ['https://go.example/?channel=7', 'https://go.example/en/promo/x?channel=7&vipCode=A1&page=promo#team'],
  ['https://go.example/app', `${OWN}#team`],
])('[NET-4] with the remote link %j the link to one page is %s', (remote, shared) => {
  const own = remote === null ? OWN : `${OWN}#team`
  expect(withRemoteLink(new URL(own), remote, true).href).toBe(shared)
})
