import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { LIVE } from '../testing/live-settings.ts'
import { describeProblems, parseConfig, requireConfig } from './config.ts'

const problemNames = (env: Record<string, string>): string[] => {
  const result = parseConfig(env)
  return result.ok ? [] : result.problems.map(({ name }) => name)
}

test('[GW-1] an empty environment gives the contract’s defaults', () => {
  expect(requireConfig({})).toMatchObject({
    PORT: 3000,
    HOST: 'localhost',
    GATEWAY_PORT: 4000,
    GATEWAY_HOST: '127.0.0.1',
    GATEWAY_ORIGIN: undefined,
    DATABASE_URL: undefined,
    DATA_DIR: '.data',
    SIGN_KEY: 'fanfare-development-key',
    SITE_ORIGIN: 'http://localhost:3000',
    CAPTCHA: true,
    RATE_LIMIT: true,
    SEED: 'demo',
    SIMULATOR: 0,
    ALLOW_CLOCK: false,
    live: false,
  })
})

test('HOST is loopback in a demonstration and every address when live, unless it is set', () => {
  expect(requireConfig(LIVE).HOST).toBe('::')
  expect(requireConfig({ ...LIVE, HOST: '10.0.0.5' }).HOST).toBe('10.0.0.5')
  expect(requireConfig({ HOST: '0.0.0.0', GATEWAY_HOST: 'fd00::5' })).toMatchObject({
    HOST: '0.0.0.0',
    GATEWAY_HOST: 'fd00::5',
  })
  expect(problemNames({ HOST: 'my-laptop', GATEWAY_HOST: '10.0.0' })).toEqual(['HOST', 'GATEWAY_HOST'])
})

test('[GW-1] SITE_ORIGIN follows PORT, an empty variable counts as unset, ALLOW_CLOCK takes 1', () => {
  expect(requireConfig({ PORT: '3055', BRAND_NAME: '', ALLOW_CLOCK: '1' })).toMatchObject({
    SITE_ORIGIN: 'http://localhost:3055',
    BRAND_NAME: 'Fanfare',
    ALLOW_CLOCK: true,
  })
})

test('[DEV-18] one error names every bad setting, and no value', () => {
  const numbers = { PORT: '99999', TRUST_PROXY: '10000', SIMULATOR: '-1', ANALYTICS_SAMPLE: '0' }
  const env = {
    ...numbers,
    ANALYTICS_RECEIVER: 'maybe',
    CAPTCHA: 'maybe',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SEED: 'all',
  }
  expect(problemNames(env).toSorted()).toEqual(Object.keys(env).toSorted())
  const result = parseConfig(env)
  expect(result.ok ? '' : describeProblems(result.problems)).not.toContain('hunter2')
})

test.each<[string, string[]]>([
  ['SITE_ORIGIN', ['https://promo.example.com/path', 'promo.example.com', 'ftp://promo.example.com']],
  ['TARGET_URLS', ['recharge', 'home=https://www.example.com', 'recharge=javascript:alert(1)', '=https://a.example']],
  ['DISPLAY_RATES', ['EUR', 'EUR=0', 'EUR=-1', 'EUR=1e2', 'EUR=0,92', 'EUR=.9', 'eur=0.92', 'XYZ=1', 'toString=1']],
  ['REVALIDATE_URL', ['ftp://10.0.0.1 nonsense']],
  ['SECURITY_CONTACT', ['security@example.com', 'http://www.example.com', 'javascript:alert(1)', 'mailto:', 'tel:112']],
  ['CONSENT_COUNTRIES', ['Germany', 'UK', 'DE,XX', 'de']],
  ['SENSORS_SERVER_URL', ['javascript:alert(1)']],
  ['BRAND_ACCENT', ['blue', '#12', '#1D4ED8,#93C5FD', '#1D4ED8 #93C5FD #FFFFFF', '#1D4ED8;}']],
  ['BRAND_LOGO', ['logo.svg', '/static/images/../logo.svg', 'https://example.com/logo.svg', '/static/images/logo.exe']],
])('[DEV-18] %s refuses %j', (name, values) => {
  for (const value of values) expect(problemNames({ ...LIVE, [name]: value }), value).toEqual([name])
})

test.each(['https://promo.example.com/', 'http://127.0.0.1:8080'])('[DEV-18] SITE_ORIGIN may be %s', (SITE_ORIGIN) =>
  expect(problemNames({ ...LIVE, SITE_ORIGIN })).toEqual([]),
)

test('[DEV-18] a live deployment starts with its own secrets and is not seeded', () => {
  expect(requireConfig(LIVE)).toMatchObject({ live: true, SEED: 'none' })
})

test.each([
  [{ SIGN_KEY: '' }, 'SIGN_KEY'],
  [{ SIGN_KEY: 'fanfare-development-key' }, 'SIGN_KEY'],
  [{ OPS_SECRET: '' }, 'OPS_SECRET'],
  [{ OPS_SECRET: 'short' }, 'OPS_SECRET'],
  [{ OPS_SECRET: 'a'.repeat(64) }, 'OPS_SECRET'],
  [{ REVALIDATE_SECRET: 'guessable' }, 'REVALIDATE_SECRET'],
  [{ SITE_ORIGIN: 'http://promo.example.com' }, 'SITE_ORIGIN'],
  [{ ALLOW_CLOCK: '1' }, 'ALLOW_CLOCK'],
  [{ PSEUDO_LOCALE: 'on' }, 'PSEUDO_LOCALE'],
  [{ CAPTCHA: 'off' }, 'CAPTCHA'],
  [{ RATE_LIMIT: 'off' }, 'RATE_LIMIT'],
  [{ SEED: 'demo' }, 'SEED'],
  [{ SIMULATOR: '5' }, 'SIMULATOR'],
  [{ HELP_URL: '' }, 'HELP_URL'],
  [{ BACKUP_KEY: 'password1234' }, 'BACKUP_KEY'],
  [{ SIGN_KEY: 'a' }, 'SIGN_KEY'],
  [{ OPS_SECRET: `${LIVE.OPS_SECRET},short` }, 'OPS_SECRET'],
  [{ OPS_SECRET: `short,${LIVE.OPS_SECRET}` }, 'OPS_SECRET'],
  [{ OPS_SECRET: `${LIVE.OPS_SECRET},fanfare-development-ops-secret` }, 'OPS_SECRET'],
  [{ OPS_SECRET: ',' }, 'OPS_SECRET'],
  [{ OPS_SECRET: 'password12345678'.repeat(4) }, 'OPS_SECRET'],
  [{ GATEWAY_TOKEN: 'short' }, 'GATEWAY_TOKEN'],
  [{ CDN_PURGE_URL: 'https://cdn.example.com', CDN_PURGE_TOKEN: 'short' }, 'CDN_PURGE_TOKEN'],
])('[DEV-18] a live deployment refuses %o', (change, name) => {
  expect(problemNames({ ...LIVE, ...change })).toEqual([name])
})

test('[DEV-18] a live deployment takes a list of strong keys, and any secret drawn by chance', () => {
  expect(problemNames({ ...LIVE, OPS_SECRET: `${LIVE.OPS_SECRET}, ${LIVE.OPS_SECRET.toUpperCase()}` })).toEqual([])
  for (let draw = 0; draw < 2_000; draw += 1)
    for (const [bytes, encoding] of [
      [16, 'hex'],
      [24, 'base64url'],
    ] as const) {
      const secret = randomBytes(bytes).toString(encoding)
      expect(problemNames({ ...LIVE, OPS_SECRET: secret }), secret).toEqual([])
    }
})

test('[DEV-18] a former secret needs the present one, and is as strong when live', () => {
  expect(problemNames({ DATA_KEY_PREVIOUS: 'x', BACKUP_KEY_PREVIOUS: 'x', METRICS_TOKEN_PREVIOUS: 'x' })).toEqual([
    'DATA_KEY_PREVIOUS',
    'BACKUP_KEY_PREVIOUS',
    'METRICS_TOKEN_PREVIOUS',
  ])
  expect(problemNames({ ...LIVE, REVALIDATE_SECRET: LIVE.OPS_SECRET, REVALIDATE_SECRET_PREVIOUS: 'weak' })).toEqual([
    'REVALIDATE_SECRET_PREVIOUS',
  ])
})

test.each(['http://localhost:3000', 'http://promo.localhost', 'http://127.1.2.3:80', 'http://[::1]:3000'])(
  '[DEV-18] %s is a loopback host, not a live deployment',
  (SITE_ORIGIN) => expect(requireConfig({ SITE_ORIGIN }).live).toBe(false),
)

test('[DEV-18] a host that only begins like a loopback host is live', () => {
  expect(problemNames({ SITE_ORIGIN: 'https://localhost.example.com' })).toContain('OPS_SECRET')
})

test('[APP-4] the web addresses of the exchange’s own functions are pairs of known names', () => {
  const text = 'recharge=https://www.example.com/{locale}/deposit, asset=https://www.example.com/assets?a=b'
  expect(requireConfig({ TARGET_URLS: text }).TARGET_URLS).toEqual({
    recharge: 'https://www.example.com/{locale}/deposit',
    asset: 'https://www.example.com/assets?a=b',
  })
})

test('[LOC-7] the prices of 1 USDT are pairs of a currency and a decimal number', () => {
  expect(requireConfig({ DISPLAY_RATES: 'EUR=0.92, IRR=612000' }).DISPLAY_RATES).toEqual({ EUR: '0.92', IRR: '612000' })
})

test('[ACT-9] the fronts to notify of a change are URLs, separated by spaces', () => {
  expect(parseConfig({}).ok && requireConfig({}).REVALIDATE_URL).toEqual([])
  const two = 'http://10.0.0.1:3000/revalidate  http://10.0.0.2:3000/revalidate'
  expect(requireConfig({ REVALIDATE_URL: two }).REVALIDATE_URL).toEqual(two.split('  '))
})

const KEY = Array.from({ length: 32 }, (_, index) => (index + 160).toString(16)).join(':')

test('[APP-6] a deployment names several apps of each kind, and several signing keys', () => {
  const env = {
    APPLE_APP_ID: 'ABCDE12345.com.example.app FGHIJ67890.com.example.pro',
    ANDROID_PACKAGE: 'com.example.app, com.example.pro',
    ANDROID_FINGERPRINTS: `${KEY},${KEY.toUpperCase()}`,
  }
  expect(requireConfig(env)).toMatchObject({
    APPLE_APP_ID: ['ABCDE12345.com.example.app', 'FGHIJ67890.com.example.pro'],
    ANDROID_PACKAGE: ['com.example.app', 'com.example.pro'],
    ANDROID_FINGERPRINTS: [KEY.toUpperCase(), KEY.toUpperCase()],
  })
  expect(requireConfig({})).toMatchObject({ APPLE_APP_ID: [], ANDROID_PACKAGE: [], ANDROID_FINGERPRINTS: [] })
})

test.each([
  [{ APPLE_APP_ID: 'com.example.app' }, 'APPLE_APP_ID'],
  [{ APPLE_APP_ID: 'ABCDE12345.com.example.app ABCDE12345.*"' }, 'APPLE_APP_ID'],
  [{ ANDROID_PACKAGE: 'app', ANDROID_FINGERPRINTS: KEY }, 'ANDROID_PACKAGE'],
  [{ ANDROID_PACKAGE: 'com.example.app', ANDROID_FINGERPRINTS: KEY.slice(3) }, 'ANDROID_FINGERPRINTS'],
  [{ ANDROID_PACKAGE: 'com.example.app' }, 'ANDROID_FINGERPRINTS'],
  [{ ANDROID_FINGERPRINTS: KEY }, 'ANDROID_PACKAGE'],
])('[APP-6] apps that no phone could verify are refused by name: %o', (env, name) => {
  expect(problemNames(env)).toEqual([name])
})

test('the contact for weaknesses is a URI, as RFC 9116 wants', () => {
  const text = 'mailto:security@example.com https://www.example.com/security?a=b tel:+1-201-555-0123'
  expect(requireConfig({ SECURITY_CONTACT: text }).SECURITY_CONTACT).toEqual(text.split(' '))
})

test('[ANA-4] countries that need consent are ISO codes, or * for all; by default there are none', () => {
  expect(requireConfig({}).CONSENT_COUNTRIES).toEqual([])
  expect(requireConfig({ CONSENT_COUNTRIES: 'DE, FR' }).CONSENT_COUNTRIES).toEqual(['DE', 'FR'])
  expect(requireConfig({ CONSENT_COUNTRIES: '*' }).CONSENT_COUNTRIES).toEqual(['*'])
})

test('[ANA-1] analytics is off by default; a sample is 1 to 100 of 100 visits', () => {
  expect(requireConfig({})).toMatchObject({ SENSORS_SERVER_URL: undefined, ANALYTICS_RECEIVER: false })
})

test('the accent is one colour or two, and one that cannot be read is refused with its pairs', () => {
  expect(requireConfig({ BRAND_ACCENT: '#1D4ED8' }).BRAND_ACCENT).toEqual({ light: '#1D4ED8' })
  expect(requireConfig({ BRAND_ACCENT: '#6D28D9 #C4B5FD' }).BRAND_ACCENT).toEqual({ light: '#6D28D9', dark: '#C4B5FD' })
  const result = parseConfig({ BRAND_ACCENT: '#FFB52E' })
  expect(result.ok ? [] : result.problems).toEqual([
    { name: 'BRAND_ACCENT', message: expect.stringMatching(/^is not readable: primary\.main on bg\.surface is \d/) },
  ])
})

test('the logo is a path under /static/images/', () => {
  expect(requireConfig({ BRAND_LOGO: '/static/images/brand/logo.svg' }).BRAND_LOGO).toBe(
    '/static/images/brand/logo.svg',
  )
})

test('a demonstration has a console, on a free port beside a gateway on one; elsewhere the setting switches it on', () => {
  const consoleOf = (env: Record<string, string>) => {
    const { CONSOLE_PORT, CONSOLE_ORIGIN } = requireConfig(env)
    return [CONSOLE_PORT, CONSOLE_ORIGIN]
  }
  expect(consoleOf({})).toEqual([4100, 'http://localhost:4100'])
  expect(consoleOf({ CONSOLE_PORT: '4200' })).toEqual([4200, 'http://localhost:4200'])
  expect(consoleOf({ GATEWAY_PORT: '0' })[0]).toBe(0)
  expect(consoleOf({ SEED: 'none' })[0]).toBeNull()
  expect(consoleOf({ SEED: 'none', CONSOLE_PORT: '4100' })[0]).toBe(4100)
})
