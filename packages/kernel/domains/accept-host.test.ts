import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { LIST } from '#kernel/testing/sealed-list.ts'
import { acceptHost, acceptHosts, acceptStored } from './accept-host.ts'

const SUFFIXES = ['fanfare.example', 'xn--bcher-kva.example']

test.each(['https://api.fanfare.example', 'https://a.b-c.fanfare.example', 'https://api.xn--bcher-kva.example'])(
  '[NET-1][D-2] calls may go to %s',
  (host) => {
    expect(acceptHost(host, 'apiDomain', SUFFIXES)).toBe(true)
    expect(acceptHost(host.replace('https', 'wss'), 'wsDomain', SUFFIXES)).toBe(true)
    expect(acceptHost(host, 'wsDomain', SUFFIXES)).toBe(false)
  },
)

test.each([
  ...String.raw`https://evil.example https://evilfanfare.example https://fanfare.example https://fanfare.example.evil.example
    https://api.fanfare.example. http://api.fanfare.example ws://api.fanfare.example
    https://api.fanfare.example:443 https://api.fanfare.example:8443 https://user@api.fanfare.example
    https://api.fanfare.example@evil.example https://evil.example#.fanfare.example
    https://evil.example/.fanfare.example https://evil.example?.fanfare.example
    https://evil.example\.fanfare.example https://evil.example%23.fanfare.example https://api.fanfare.example/
    https://API.fanfare.example https://api.bücher.example https://127.0.0.1 http://localhost:4000
    //api.fanfare.example javascript:alert(1)`.split(/\s+/),
  ' https://api.fanfare.example',
  'https://api.fanfare\u3002example',
  '',
])('[D-2] nothing is sent to %j', (host) => expect(acceptHost(host, 'apiDomain', SUFFIXES)).toBe(false))

test('[D-2] an accepted text of any form leads below a suffix, over TLS', () => {
  const piece = fc.constantFrom(
    ...'https:// http:// api . @ : / # ? %2e fanfare.example evil.example 443'.split(' '),
    '\\',
  )
  forAll({}, [fc.array(piece, { maxLength: 8 })], (pieces) => {
    const text = pieces.join('')
    if (!acceptHost(text, 'apiDomain', ['fanfare.example'])) return
    const { protocol, hostname, href } = new URL(`${text}/v1/if/health`)
    expect([protocol, hostname.endsWith('.fanfare.example')]).toEqual(['https:', true])
    expect(href).toBe(`${text}/v1/if/health`)
  })
})

test('[NET-1] on a developer’s machine hosts have any port and no TLS', () => {
  expect(acceptHost('http://127.0.0.1:4000', 'apiDomain', ['127.0.0.1'])).toBe(true)
  expect(acceptHost('ws://127.0.0.1:4000', 'wsDomain', ['127.0.0.1'])).toBe(true)
  expect(acceptHost('http://127.0.0.1.evil.example', 'apiDomain', ['127.0.0.1'])).toBe(false)
  expect(acceptHost('http://evil.localhost', 'apiDomain', ['localhost'])).toBe(false)
})

test('[NET-1] foreign hosts of a list are left out and named, the others stay in their order', () => {
  const api = [
    'https://evil.example',
    'https://b.fanfare.example',
    'https://a.fanfare.example',
    'https://b.fanfare.example',
  ]
  expect(acceptHosts({ ...LIST, api }, SUFFIXES)).toEqual({
    accepted: {
      apiDomain: ['https://b.fanfare.example', 'https://a.fanfare.example'],
      apiLegacyDomain: LIST.apiLegacy,
      wsDomain: LIST.ws,
      wsLegacyDomain: [],
    },
    refused: ['https://evil.example'],
  })
})

test('[NET-1] a stored host that the settings no longer accept is forgotten', () => {
  const stored = {
    apiDomain: 'https://api.fanfare.example',
    apiLegacyDomain: 'https://api.old.example',
    wsDomain: 'https://api.fanfare.example',
    wsLegacyDomain: '',
  }
  expect(acceptStored(stored, SUFFIXES)).toEqual({
    apiDomain: 'https://api.fanfare.example',
    apiLegacyDomain: '',
    wsDomain: '',
    wsLegacyDomain: '',
  })
})
