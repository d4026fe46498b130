import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { rawRequest, sendRaw } from '../support/hostile/send-raw.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

/** `npm test -- e2e headers --update-snapshots=all` writes this file. */
const AGREED = new URL('../support/headers.txt', import.meta.url)

/** One address of every class of route (reliability DEV-16). `{chunk}`: a script of the home page. */
const ROUTES: Record<string, { method?: string; target: string; headers?: [string, string][] }> = {
  page: { target: '/en/welcome-event' },
  'data of a page, asked for wrongly': { target: '/en/welcome-event?_rsc=x', headers: [['RSC', '1']] },
  'page, whose link asks for data': { target: '/en/welcome-event?_rsc=x' },
  'page, read again': { target: '/en/welcome-event', headers: [['If-None-Match', '{etag}']] },
  'page, head only': { method: 'HEAD', target: '/en/welcome-event' },
  'missing page': { target: '/en/no-such-page' },
  'missing file': { target: '/static/none.png' },
  'inner door': { target: '/ops/v1/ledger/audit' },
  'writing to a page': { method: 'POST', target: '/en' },
  'detected language': { target: '/welcome-event' },
  'another name of a language': { target: '/zh-cn/welcome-event' },
  script: { target: '{chunk}' },
  picture: { target: '/static/images/icon.svg' },
  'social image': { target: '/og/en/site' },
  texts: { target: '/locales/en/common.json' },
  robots: { target: '/robots.txt' },
  manifest: { target: '/en/manifest.webmanifest' },
  'links into the app': { target: '/.well-known/assetlinks.json' },
  'file that is not configured': { target: '/.well-known/security.txt' },
  sitemap: { target: '/sitemap.xml' },
  'answer of the gateway': { target: '/v1/if/health' },
  'refusal of the gateway': { target: '/v1/nothing' },
  'unsigned call': { method: 'POST', target: '/v1/activity/apply' },
  'refused socket': {
    target: '/ws/nothing',
    headers: [
      ['Connection', 'Upgrade'],
      ['Upgrade', 'websocket'],
      ['Sec-WebSocket-Version', '13'],
      ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
    ],
  },
  'broken message': { target: '/en', headers: [['Host', 'a b']] },
}

/** Values that differ from one run to the next. */
const VOLATILE: readonly [pattern: RegExp, to: string][] = [
  [/^(date|age|last-modified|x-request-id|x-build): .*$/gm, '$1: …'],
  [/^(server-timing: sent;dur=).*$/gm, '$1…'],
  [/^(etag: (?:W\/)?)".*"$/gm, '$1"…"'],
  [/^(content-length): \d\d+$/gm, '$1: …'],
  [/( 'sha256-[A-Za-z0-9+/=]{44}')+/g, " 'sha256-…'"],
  // Tests run without rate limits.
  [/^ratelimit-\w+: .*\n/gm, ''],
]

test('[DEV-16] every class of route has exactly the headers of the agreed list @once', async () => {
  const { host } = new URL(stack.siteOrigin)
  const home = await (await fetch(`${stack.siteOrigin}/en`)).text()
  const [chunk = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(home) ?? []
  const etag = (await fetch(`${stack.siteOrigin}/en/welcome-event`)).headers.get('etag') ?? ''
  const parts: string[] = []
  for (const [name, { method, target, headers = [] }] of Object.entries(ROUTES)) {
    const filled = headers.map(([field, value]): [string, string] => [field, value.replace('{etag}', etag)])
    const answer = await sendRaw(
      stack.siteOrigin,
      rawRequest({ method, target: target.replace('{chunk}', chunk), headers: filled }, host),
    )
    const lines = answer.headers.map((pair) => pair.join(': ')).toSorted()
    parts.push(`## ${name}\n${answer.status}\n${lines.join('\n')}\n`)
  }
  const stable = VOLATILE.reduce((text, [pattern, to]) => text.replaceAll(pattern, to), parts.join('\n'))
  const shown = stable.replaceAll(stack.siteOrigin, '{site}')
  if (test.info().config.updateSnapshots === 'all') writeFileSync(AGREED, shown)
  expect(shown).toBe(readFileSync(AGREED, 'utf8'))
})

/** Every browser may read them, also of a live deployment. */
const PUBLIC_FILES = [inRoot('.next', 'static'), inRoot('public')]

test('[AUTH-1][GW-7] no public file holds a demonstration password, an operators’ signature or a source map @once', () => {
  const files = PUBLIC_FILES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [`${entry.parentPath}/${entry.name}`] : [],
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const passwords = DEMO_LOGINS.map(({ password }) => password)
  const telling = files.filter((file) => {
    const content = readFileSync(file, 'latin1')
    const isOperators = /x-ops-|OPS_SECRET|development-ops-secret/i.test(content)
    return isOperators || passwords.some((password) => content.includes(password))
  })
  expect(telling).toEqual([])
})
