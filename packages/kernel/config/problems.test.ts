import { describe, expect, test } from 'vitest'
import { settingProblems } from './problems.ts'

const LIVE = 'https://promo.example'
const HERE = 'http://localhost:3000'
const SECRET = '9f4c2a7be1d05836c4f8a91b7d3e6025'

/** The problems of the settings whose names begin so. */
const problemsOf = (prefix: RegExp, settings: object, site = HERE) =>
  settingProblems(settings, site).filter(({ name }) => prefix.test(name))
const namesOf = (...given: Parameters<typeof problemsOf>) => problemsOf(...given).map(({ name }) => name)

test.each([
  ['no source', undefined, LIVE],
  ['a source over https', 'https://cdn.example', LIVE],
  ['a source on the developer’s machine', 'http://127.0.0.1:9000', 'http://localhost:3000'],
])('[LOC-4] %s is accepted', (_name, TRANSLATIONS_ORIGIN, site) => {
  expect(problemsOf(/^TRANSLATIONS/, { TRANSLATIONS_ORIGIN }, site)).toEqual([])
})

test.each([
  ['a live source over http', 'http://cdn.example', LIVE, 'must start with https: in a live deployment'],
  ['the site itself, which would read its own texts', LIVE, `${LIVE}/`, 'must not be the site itself'],
])('[LOC-4] %s is refused', (_name, TRANSLATIONS_ORIGIN, site, message) => {
  expect(problemsOf(/^TRANSLATIONS/, { TRANSLATIONS_ORIGIN }, site)).toEqual([{ name: 'TRANSLATIONS_ORIGIN', message }])
})

describe('shared link problems', () => {
  const HOSTS = ['cdn.example', '127.0.0.1']
  const problems = (SHARED_LINK_URL: string | undefined, site: string, SHARED_LINK_HOSTS = HOSTS) =>
    namesOf(/^SHARED/, { SHARED_LINK_URL, SHARED_LINK_HOSTS }, site)

  test('[NET-4] the file of the shared link comes from an allowed host', () => {
    expect(problems(undefined, LIVE)).toEqual([])
    expect(problems('https://cdn.example/link.txt', LIVE)).toEqual([])
    expect(problems('http://127.0.0.1:9000/link.txt', 'http://localhost:3000')).toEqual([])
  })

  test.each(['https://other.example/link.txt', 'http://cdn.example/link.txt', 'https://a@cdn.example/link.txt'])(
    '[NET-4] a live deployment refuses %s',
    (url) => expect(problems(url, LIVE)).toEqual(['SHARED_LINK_URL']),
  )

  test('[NET-4] without hosts no file is accepted', () => {
    expect(problems('https://cdn.example/link.txt', LIVE, [])).toEqual(['SHARED_LINK_URL'])
  })
})

describe('mail problems', () => {
  const URL = 'smtps://mail.example'
  const names = (settings: object) => namesOf(/^MAIL/, settings)

  test('a server needs a sender', () => {
    expect(names({})).toEqual([])
    expect(names({ MAIL_FROM: 'no-reply@example.com' })).toEqual([])
    expect(names({ MAIL_URL: URL, MAIL_FROM: 'no-reply@example.com' })).toEqual([])
    expect(names({ MAIL_URL: URL })).toEqual(['MAIL_FROM'])
  })
})

describe('console problems', () => {
  const WHOLE = {
    CONSOLE_PORT: 4100,
    CONSOLE_ORIGIN: 'https://console.example',
    CONSOLE_ISSUER: 'https://id.example',
    CONSOLE_CLIENT_ID: 'fanfare',
    CONSOLE_CLIENT_SECRET: SECRET,
    OPS_POLICY_FILE: '/etc/policy.yaml',
  }
  const names = (changes: object, site = LIVE) => namesOf(/^CONSOLE|^OPS_POLICY/, { ...WHOLE, ...changes }, site)
  const NONE = { CONSOLE_ISSUER: undefined, CONSOLE_CLIENT_ID: undefined, CONSOLE_CLIENT_SECRET: undefined }

  test('a live console with a provider, and a demonstration without one, are accepted', () => {
    expect(names({})).toEqual([])
    expect(namesOf(/^CONSOLE/, {}, LIVE)).toEqual([])
    expect(namesOf(/^CONSOLE/, { CONSOLE_PORT: 4100, CONSOLE_ORIGIN: 'http://localhost:4100' })).toEqual([])
  })

  test.each<[string, object, string[]]>([
    ['without a provider', NONE, ['CONSOLE_ISSUER']],
    ['over http', { CONSOLE_ORIGIN: 'http://console.example' }, ['CONSOLE_ORIGIN']],
    ['over http at this machine', { CONSOLE_ORIGIN: 'http://localhost:4100' }, ['CONSOLE_ORIGIN']],
    ['without an address', { CONSOLE_ORIGIN: undefined }, ['CONSOLE_ORIGIN']],
    ['at the address of the site', { CONSOLE_ORIGIN: LIVE }, ['CONSOLE_ORIGIN']],
    ['with a provider over http', { CONSOLE_ISSUER: 'http://id.example' }, ['CONSOLE_ISSUER']],
    ['without its client', { CONSOLE_CLIENT_ID: '' }, ['CONSOLE_CLIENT_ID']],
    ['without its secret', { CONSOLE_CLIENT_SECRET: undefined }, ['CONSOLE_CLIENT_SECRET']],
    ['without a policy', { OPS_POLICY_FILE: undefined }, ['OPS_POLICY_FILE']],
  ])('a live console %s is refused', (_title, changes, expected) => expect(names(changes)).toEqual(expected))

  test('persons without passwords are for this machine alone', () => {
    expect(names({ ...NONE, CONSOLE_ORIGIN: 'https://console.example' }, HERE)).toEqual(['CONSOLE_ISSUER'])
    expect(names({ CONSOLE_ORIGIN: 'http://console.example' }, HERE)).toEqual(['CONSOLE_ORIGIN'])
  })
})

describe('problems of the provider of users', () => {
  const WHOLE = {
    PLAYER_ISSUER: 'https://id.example',
    PLAYER_CLIENT_ID: 'fanfare',
    PLAYER_CLIENT_SECRET: SECRET,
    BUILT_IN_ACCOUNTS: true,
  }
  const names = (changes: object, site = LIVE) => namesOf(/^PLAYER|^BUILT_IN/, { ...WHOLE, ...changes }, site)

  test('a provider beside the built-in accounts or in their place, and none at all, are accepted', () => {
    expect(names({})).toEqual([])
    expect(names({ BUILT_IN_ACCOUNTS: false })).toEqual([])
    expect(namesOf(/^PLAYER|^BUILT_IN/, { BUILT_IN_ACCOUNTS: true }, LIVE)).toEqual([])
    expect(names({ PLAYER_ISSUER: 'http://127.0.0.1:9000' }, HERE)).toEqual([])
  })

  test.each<[string, object, string[]]>([
    ['over http', { PLAYER_ISSUER: 'http://id.example' }, ['PLAYER_ISSUER']],
    ['over http at this machine', { PLAYER_ISSUER: 'http://127.0.0.1:9000' }, ['PLAYER_ISSUER']],
    ['without its client', { PLAYER_CLIENT_ID: undefined }, ['PLAYER_CLIENT_ID']],
    ['without its secret', { PLAYER_CLIENT_SECRET: undefined }, ['PLAYER_CLIENT_SECRET']],
    [
      'whose address was forgotten',
      { PLAYER_ISSUER: undefined, BUILT_IN_ACCOUNTS: false },
      ['PLAYER_ISSUER', 'BUILT_IN_ACCOUNTS'],
    ],
    [
      'with nothing but the lack of built-in accounts',
      {
        PLAYER_ISSUER: undefined,
        PLAYER_CLIENT_ID: undefined,
        PLAYER_CLIENT_SECRET: undefined,
        BUILT_IN_ACCOUNTS: false,
      },
      ['BUILT_IN_ACCOUNTS'],
    ],
  ])('a live provider %s is refused', (_title, changes, expected) => expect(names(changes)).toEqual(expected))
})

test('[GW-1] a direct address of the database is for a DATABASE_URL with a pooler', () => {
  const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://pooler/fanfare', 'postgres://db/fanfare']
  expect(settingProblems({}, HERE)).toEqual([])
  expect(settingProblems({ DATABASE_URL }, HERE)).toEqual([])
  expect(settingProblems({ DATABASE_URL, DATABASE_DIRECT_URL }, HERE)).toEqual([])
  expect(settingProblems({ DATABASE_DIRECT_URL }, HERE)).toEqual([
    { name: 'DATABASE_URL', message: 'is needed with DATABASE_DIRECT_URL' },
  ])
})

test('[GW-1] a replica belongs to a DATABASE_URL, for the embedded database has none', () => {
  const DATABASE_REPLICA_URL = 'postgres://standby/fanfare'
  expect(settingProblems({ DATABASE_URL: 'postgres://db/fanfare', DATABASE_REPLICA_URL }, HERE)).toEqual([])
  expect(settingProblems({ DATABASE_REPLICA_URL }, HERE)).toEqual([
    { name: 'DATABASE_URL', message: 'is needed with DATABASE_REPLICA_URL' },
  ])
})

test.each([
  [{}, []],
  [{ CDN_PURGE_URL: 'https://cdn.example/purge', CDN_PURGE_TOKEN: 't' }, []],
  [{ CDN_PURGE_URL: 'http://127.0.0.1:9/purge', CDN_PURGE_TOKEN: 't' }, []],
  [{ CDN_PURGE_URL: 'http://cdn.example/purge', CDN_PURGE_TOKEN: 't' }, ['CDN_PURGE_URL']],
  [{ CDN_PURGE_URL: 'https://cdn.example/purge' }, ['CDN_PURGE_TOKEN']],
  [{ CDN_PURGE_TOKEN: 't' }, ['CDN_PURGE_URL']],
])('[GW-1] the purge of a CDN has an address and a token, which is never sent in the clear: %o', (settings, names) =>
  expect(namesOf(/^CDN/, settings)).toEqual(names),
)
