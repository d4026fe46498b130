import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { LIVE } from '../testing/live-settings.ts'
import { parseConfig, requireConfig, requireConfigOf } from './config.ts'
import { PROGRAMS, SECRET_SETTINGS, withoutUnread, withSecretFiles } from './secret-files.ts'

const dir = temporaryFolder()

function fileWith(text: string): string {
  const file = join(dir, String(Math.random()))
  writeFileSync(file, text)
  return file
}

const URL = 'postgres://fanfare:p%40ss@db/fanfare'

test('[GW-7] a secret in a file is used as if it were given itself, without the end of its line', () => {
  for (const end of ['', '\n', '\r\n'])
    expect(requireConfig({ DATABASE_URL_FILE: fileWith(`${URL}${end}`) }).DATABASE_URL).toBe(URL)
  expect(requireConfig({ DATABASE_URL: URL, DATABASE_URL_FILE: '' }).DATABASE_URL).toBe(URL)
  expect(requireConfig({ DATABASE_URL: '', DATABASE_URL_FILE: fileWith(URL) }).DATABASE_URL).toBe(URL)
})

test('[GW-7] every secret can be in a file', () => {
  const files = SECRET_SETTINGS.map((name) => [`${name}_FILE`, fileWith(`of ${name}\n`)])
  const secrets = SECRET_SETTINGS.map((name) => [name, `of ${name}`])
  expect(withSecretFiles(Object.fromEntries(files))).toEqual({ env: Object.fromEntries(secrets), problems: [] })
})

const REVALIDATION = ['REVALIDATE_SECRET', 'REVALIDATE_SECRET_PREVIOUS']
test.each<[string, Parameters<typeof withoutUnread>[1][], string[]]>([
  ['no program', [], []],
  ['the front', ['front'], ['METRICS_TOKEN', 'METRICS_TOKEN_PREVIOUS', ...REVALIDATION]],
  ['the site', ['site'], ['SIGN_KEY', 'REVALIDATE_SECRET', 'GATEWAY_TOKEN', 'DOMAIN_LIST_KEY']],
  [
    'the gateway',
    ['gateway'],
    ['PG', ...SECRET_SETTINGS.filter((name) => !/^(BACKUP_KEY|GATEWAY_TOKEN|DOMAIN_LIST_KEY)/.test(name))],
  ],
])('[GW-7] the environment of %s has its own secrets alone, and the paths of their files', (_, programs, own) => {
  const both = (names: readonly string[]) => names.flatMap((name) => [name, `${name}_FILE`])
  const given = Object.fromEntries(both(['PG', ...SECRET_SETTINGS]).map((name) => [name, 'x']))
  expect(Object.keys(withoutUnread({ ...given, NODE_ENV: 'test' }, ...programs))).toEqual([...both(own), 'NODE_ENV'])
})

test('[GW-7] a live program starts without the secrets that it does not read, and not without its own', () => {
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    ...LIVE,
    DATABASE_URL: 'postgres://db/fanfare',
    DATABASE_REPLICA_URL: 'postgres://standby/fanfare',
    MAIL_URL: 'smtp://user:password@mail.example.com',
    MAIL_FROM: 'fanfare@example.com',
    GEETEST_ID: 'id-1',
    GEETEST_KEY: LIVE.OPS_SECRET,
    CDN_PURGE_URL: 'https://cdn.example.com/purge',
    CDN_PURGE_TOKEN: LIVE.OPS_SECRET,
    CONSOLE_ISSUER: 'https://staff.example.com',
    CONSOLE_CLIENT_ID: 'console',
    CONSOLE_CLIENT_SECRET: LIVE.OPS_SECRET,
    OPS_POLICY_FILE: 'policy.yaml',
    PLAYER_ISSUER: 'https://players.example.com',
    PLAYER_CLIENT_ID: 'fanfare',
    PLAYER_CLIENT_SECRET: LIVE.OPS_SECRET,
  }
  expect(requireConfig(env).live).toBe(true)
  for (const program of PROGRAMS) expect(requireConfigOf(program, withoutUnread(env, program)).live).toBe(true)
  const problems = (program: (typeof PROGRAMS)[number], others: object) => () =>
    requireConfigOf(program, { ...withoutUnread(env, program), ...others })
  expect(problems('site', { SIGN_KEY: '' })).toThrow(/SIGN_KEY/)
  expect(problems('front', { REVALIDATE_SECRET: 'short' })).toThrow(/REVALIDATE_SECRET is too weak/)
  expect(problems('gateway', { OPS_SECRET: '', GEETEST_KEY: '' })).toThrow(/GEETEST_KEY[^]*OPS_SECRET/)
  // One that is given all the same must be right.
  expect(problems('front', { OPS_SECRET: 'short' })).toThrow(/OPS_SECRET is too weak/)
})

test('[GW-7] a setting with the name of a secret is one', () => {
  const result = parseConfig({})
  const isNamed = (name: string) => /_(?:KEY|SECRET|TOKEN)(?:_|$)|^DATABASE_.*URL$/.test(name)
  const named = Object.keys(result.ok ? result.config : {}).filter(isNamed)
  const values = ['OPS_KEYS_FILE', 'WEBHOOK_SECRETS_FILE', 'DOMAIN_LIST_PUBLIC_KEY']
  const secrets: readonly string[] = SECRET_SETTINGS
  expect(named.filter((name) => !secrets.includes(name) && !values.includes(name))).toEqual([])
})

test.each([
  ['does not exist', {}, () => join(dir, 'missing'), 'names a file that does not exist'],
  ['is empty', {}, () => fileWith(' \n'), 'names an empty file'],
  ['is a folder', {}, () => dir, 'names a folder'],
  ['repeats the setting', { OPS_SECRET: 'a' }, () => fileWith('b'), 'must not be set together with OPS_SECRET'],
  ['is named by more than a path', {}, () => '0123\0', 'names a file that cannot be read (ERR_INVALID_ARG_VALUE)'],
])('[GW-7] a file that %s is refused with the name of its setting', (_title, others, file, message) => {
  const result = parseConfig({ ...others, OPS_SECRET_FILE: file() })
  expect(result).toEqual({ ok: false, problems: [{ name: 'OPS_SECRET_FILE', message }] })
})

test('[GW-7] a secret that is given as the path of its file is not shown', () => {
  expect(() => requireConfig({ DATA_KEY_FILE: '0123456789abcdef' })).toThrow(
    /^These settings cannot be used:\n {2}DATA_KEY_FILE names a file that does not exist$/,
  )
})
