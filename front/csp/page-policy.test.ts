import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import scripts from '#lib/head/scripts.json' with { type: 'json' }
import { createSecurityHeaders } from './page-policy.ts'
import { type SecurityOptions, fileHeaders, nextAloneHeaders, securityHeaders } from './security-headers.ts'

const OPTIONS: SecurityOptions = { live: false, development: false, frameAncestors: [] }
const HTML = 'text/html; charset=utf-8'
const PUSH = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\" \u003c/script>"])`
const START = '(self.__next_f=self.__next_f||[]).push([0])'
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"]});'
const inline = (...scripts: string[]): string => scripts.map((text) => `<script>${text}</script>`).join('')
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function policyOf(html: string, change: Partial<SecurityOptions> = {}): Map<string, string[]> {
  const header = createSecurityHeaders({ ...OPTIONS, ...change })(HTML, html)['content-security-policy'] ?? ''
  return new Map(
    header.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

test('[D-21] the policy of a page allows its own inline scripts by their hashes, and no others', () => {
  const policy = policyOf(`<html><head>${inline(scripts.page, CHUNKS, START, PUSH, PUSH)}</head></html>`)
  expect(policy.get('script-src')).toEqual(["'self'", ...[scripts.page, CHUNKS, START, PUSH].map(hash)])
})

test.each([
  'alert(1)',
  'self.__next_f.push([1,"x"]);alert(1)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,`${alert(1)}`])',
  '(self.__next_f=self.__next_f||[]).push([0])+alert(1)',
  `${scripts.page};alert(1)`,
  '',
])('[D-21] the injected script %j gets no hash', (script) => {
  expect(policyOf(inline(script)).get('script-src')).toEqual(["'self'"])
})

test('[D-21] the policy allows inline styles by hash, and the empty style that emotion fills', () => {
  const empty = hash('')
  expect(policyOf('').get('style-src-elem')).toEqual(["'self'", empty])
  expect(policyOf('<style>p{}</style><style></style>').get('style-src-elem')).toEqual(["'self'", empty, hash('p{}')])
})

test('[D-21] every page has the same restrictive directives, and Trusted Types are enforced', () => {
  const policy = policyOf('')
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", 'fanfare:'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
  })
  expect(policy.has('upgrade-insecure-requests')).toBe(false)
})

test('[D-21][D-2] the settings of domain lists add their sources to connect-src alone', () => {
  const connect = ['https://cdn.example', 'https://*.fanfare.example', 'wss://*.fanfare.example']
  const policy = policyOf('', { connectSources: connect })
  expect(policy.get('connect-src')).toEqual(["'self'", ...connect])
  expect(new Map([...policy, ['connect-src', ["'self'"]]])).toEqual(policyOf(''))
})

test('[D-21] a live site loads everything over HTTPS, and the settings name the origins that may frame it', () => {
  const options = { ...OPTIONS, live: true, frameAncestors: ['https://app.example.com', 'https://www.example.com'] }
  const policy = policyOf('', options)
  expect(policy.has('upgrade-insecure-requests')).toBe(true)
  expect(policy.get('frame-ancestors')).toEqual(['https://app.example.com', 'https://www.example.com'])
  const headers = createSecurityHeaders(options)(HTML, '')
  expect(headers['strict-transport-security']).toContain('includeSubDomains')
  expect(headers).not.toHaveProperty('x-frame-options')
})

test('[D-21] development has a weaker policy, which Next’s development server needs', () => {
  const development = { ...OPTIONS, development: true }
  expect(createSecurityHeaders(development)(HTML, '<p>')).toEqual(securityHeaders(development))
  expect(securityHeaders(development)['content-security-policy']).toContain("'unsafe-eval'")
  expect(securityHeaders(OPTIONS)['content-security-policy']).not.toContain('unsafe-eval')
})

test('[D-21] a file has a policy without sources, and other sites may embed images alone', () => {
  expect(fileHeaders(OPTIONS, 'text/javascript')).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; /),
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
  expect(fileHeaders(OPTIONS, 'image/png')['cross-origin-resource-policy']).toBe('cross-origin')
})

test('[D-21] Next without the front sends a static policy for pages, and none that would stop its files and workers', () => {
  const [pages, files] = nextAloneHeaders('https://app.example.com, https://b.example')
  const policyOf = (rule = pages) => rule?.headers.find(({ key }) => key === 'content-security-policy')?.value
  expect(policyOf()).toContain("script-src 'self' 'unsafe-inline'; ")
  expect(policyOf()).toContain('frame-ancestors https://app.example.com https://b.example; require-trusted-types')
  expect(policyOf(files)).not.toContain('trusted-types')
  expect(pages?.headers.map(({ key }) => key)).not.toContain('x-frame-options')
})

test('[ANA-1] a page may send to the origin of analytics only where one is configured', () => {
  expect(policyOf('').get('connect-src')).toEqual(["'self'"])
  const policy = policyOf('', { connectSources: ['https://sensors.example'] })
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://sensors.example'])
})
