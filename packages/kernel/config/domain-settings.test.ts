import { expect, test } from 'vitest'
import { LIVE } from '../testing/live-settings.ts'
import { parseConfig, requireConfig } from './config.ts'
import { domainSettings } from './domain-settings.ts'

const PUBLIC_KEY = Buffer.alloc(32, 7).toString('base64')
const SET = {
  DOMAIN_LIST_URLS: 'https://cdn.example/a.txt https://promo.example.com/b.txt',
  DOMAIN_LIST_KEY: 'a passphrase of the lists',
  DOMAIN_LIST_PUBLIC_KEY: PUBLIC_KEY,
  DOMAIN_SUFFIXES: 'fanfare.example, xn--bcher-kva.example',
}
function problemsOf(env: Record<string, string>): string[] {
  const result = parseConfig(env)
  return result.ok ? [] : result.problems.map(({ name }) => name)
}

test('[NET-1] without the settings there are no lists', () => expect(domainSettings(requireConfig({}))).toBeUndefined())

test('[NET-1] the four settings are read together', () => {
  expect(domainSettings(requireConfig({ ...LIVE, ...SET }))).toEqual({
    urls: ['https://cdn.example/a.txt', 'https://promo.example.com/b.txt'],
    key: 'a passphrase of the lists',
    publicKey: PUBLIC_KEY,
    suffixes: ['fanfare.example', 'xn--bcher-kva.example'],
  })
})

test.each(Object.keys(SET))('[NET-1] without %s the other three are refused, and the error names it', (missing) => {
  expect(problemsOf({ ...SET, [missing]: '' })).toEqual([missing])
})

test.each([
  ['DOMAIN_LIST_URLS', 'cdn.example/a.txt'],
  ['DOMAIN_LIST_URLS', 'http://cdn.example/a.txt'],
  ['DOMAIN_LIST_URLS', 'https://user:secret@cdn.example/a.txt'],
  ['DOMAIN_LIST_PUBLIC_KEY', 'c2hvcnQ='],
  ['DOMAIN_SUFFIXES', 'com'],
  ['DOMAIN_SUFFIXES', '*.fanfare.example'],
  ['DOMAIN_SUFFIXES', '.fanfare.example'],
  ['DOMAIN_SUFFIXES', 'https://fanfare.example'],
  ['DOMAIN_SUFFIXES', 'Fanfare.example'],
  ['DOMAIN_SUFFIXES', 'bücher.example'],
  ['DOMAIN_SUFFIXES', '10.0.0.1'],
  ['DOMAIN_SUFFIXES', 'fanfare.example;script-src'],
  ['DOMAIN_SUFFIXES', '-a.example'],
])('[D-2] the start refuses %s=%s', (name, value) => expect(problemsOf({ ...SET, [name]: value })).toEqual([name]))

test('[NET-1] this machine may be named in a demonstration, not when live', () => {
  const local = { DOMAIN_LIST_URLS: 'http://127.0.0.1:8080/list.txt', DOMAIN_SUFFIXES: '127.0.0.1' }
  expect(problemsOf({ ...SET, ...local })).toEqual([])
  expect(problemsOf({ ...LIVE, ...SET, ...local })).toEqual(['DOMAIN_LIST_URLS', 'DOMAIN_SUFFIXES'])
})
