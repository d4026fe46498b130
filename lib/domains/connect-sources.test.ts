import { expect, test } from 'vitest'
import { connectSources } from './connect-sources.ts'

const SITE = 'https://promo.example.com'

test('[D-2] connect-src names the hosts of the lists and the suffixes, each once, and nothing else', () => {
  const urls = ['https://cdn.example/a.txt', 'https://cdn.example/b.txt?v=2', `${SITE}/domains.txt`]
  expect(connectSources({ urls, suffixes: ['fanfare.example', 'fanfare.test'] }, SITE)).toEqual([
    'https://cdn.example',
    'https://*.fanfare.example',
    'wss://*.fanfare.example',
    'https://*.fanfare.test',
    'wss://*.fanfare.test',
  ])
})

test('[NET-1] a developer’s machine is allowed with any port, without TLS', () => {
  const urls = ['http://127.0.0.1:8080/list.txt']
  expect(connectSources({ urls, suffixes: ['127.0.0.1'] }, 'http://localhost:3000')).toEqual([
    'http://127.0.0.1:8080',
    'http://127.0.0.1:*',
    'ws://127.0.0.1:*',
  ])
})
