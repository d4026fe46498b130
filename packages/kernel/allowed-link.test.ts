import { expect, test } from 'vitest'
import { allowedLink } from './allowed-link.ts'

const LIVE = { hosts: ['go.example'], allowsHttp: false }

test.each([
  ['https://go.example/x?a=1\n', 'https://go.example/x?a=1'],
  ['HTTPS://GO.example', 'https://go.example/'],
  ['go.example/x', 'https://go.example/x'],
])('[NET-4] the text %j names the link %s', (text, link) => expect(allowedLink(text, LIVE)).toBe(link))

test.each([
  ...String.raw`javascript:alert(1) javascript://go.example/%0aalert(1) data:text/html,x http://go.example/
    https://169.254.169.254/latest https://go.example@evil.example/ https://user@go.example/
    https://go.example.evil.example/ https://evil.example/go.example https://xgo.example/
    https://go.example\@evil.example/`.split(/\s+/),
  '',
  'java\nscript:alert(1)',
  'https://go.example/ https://evil.example/',
  '<!doctype html><p>Not here</p>',
  `https://go.example/${'a'.repeat(2048)}`,
])('[NET-4] the text %j names no link that may be shared', (text) => expect(allowedLink(text, LIVE)).toBeNull())

test('[NET-4] a developer’s machine may serve it without encryption', () => {
  const hosts = ['127.0.0.1']
  expect(allowedLink('http://127.0.0.1:9000/x', { hosts, allowsHttp: true })).toBe('http://127.0.0.1:9000/x')
})
