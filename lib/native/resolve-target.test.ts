import { describe, expect, test } from 'vitest'
import { resolveTarget, type Place } from './resolve-target.ts'
import { TargetError } from './target-error.ts'
import { TARGETS, WEB_TARGETS, type TargetName } from '@fanfare/kernel/targets.ts'

const web: Place = {
  inApp: false,
  version: null,
  locale: 'de',
  siteOrigin: 'https://promo.example.com',
  targetUrls: { recharge: 'https://www.example.com/{locale}/deposit' },
}
const app = (version: string | null): Place => ({ ...web, inApp: true, version })
const NAMES = Object.keys(TARGETS) as TargetName[]

/** contract §12, word for word. */
const TABLE: [TargetName, string, string | null][] = [
  ['home', 'home', null],
  ['login', 'login', null],
  ['register', 'register', null],
  ['share', 'share', null],
  ['recharge', 'asset/recharge', null],
  ['asset', 'asset/spot', null],
  ['spot-trade', 'trade/spot', null],
  ['identity-verification', 'kyc', null],
  ['transfer', 'asset/transfer', null],
  ['contract-btcusdt', 'contract/btcusdt', null],
  ['support-chat', 'support/chat', '4.2.14'],
  ['copy-trade', 'copytrade/trader', '4.2.14'],
  ['follow', 'copytrade/follow', '4.2.0'],
  ['become-trader', 'copytrade/apply', '4.2.16'],
]

test('[APP-3] there is a target for every app function of the specification, and no other', () => {
  expect(TABLE.map(([name]) => name)).toEqual(NAMES)
})

describe.each(TABLE)('%s', (name, route, from) => {
  test(`[APP-3] opens ${route} in a new app, by its name and by its route`, () => {
    expect(resolveTarget(name, {}, app('99.0.0'))).toEqual({ kind: 'bridge', route, params: {} })
    expect(resolveTarget({ appRoute: route }, {}, app('99.0.0'))).toEqual({ kind: 'bridge', route, params: {} })
  })

  test(`[APP-4] ${from === null ? 'opens in every version' : `needs ${from}`}`, () => {
    for (const version of [null, '1.0.0', '4.1.99', '4.2.0', '4.2.13', '4.2.14', '4.2.15', '4.2.16', '4.10.0']) {
      const open = () => resolveTarget(name, {}, app(version))
      const parts = (text: string) => text.split('.').map(Number) as [number, number, number]
      const tooOld =
        from !== null && (version === null || parts(version).reduce(bySize, 0) < parts(from).reduce(bySize, 0))
      if (tooOld) expect(open).toThrow('Please download the latest version of the app')
      else expect(open).not.toThrow()
    }
  })
})

const bySize = (sum: number, part: number) => sum * 1000 + part

test.each<[TargetName, string]>([
  ['home', '/de'],
  ['login', '/de/login'],
  ['register', '/de/register'],
])('[APP-4] outside the app %s is our page %s', (name, href) => {
  expect(resolveTarget(name, {}, web)).toEqual({ kind: 'page', href })
})

test.each<TargetName>(['support-chat', 'copy-trade', 'follow', 'become-trader'])(
  '[APP-4] outside the app %s, which only the app can do, is the download page',
  (name) => {
    expect(resolveTarget(name, { traderId: 't1' }, web)).toEqual({ kind: 'page', href: `/de/download?target=${name}` })
  },
)

test.each(WEB_TARGETS)('[APP-4] outside the app %s is its configured address, else the download page', (name) => {
  const targetUrls = { [name]: 'https://www.example.com/{locale}/do' }
  expect(resolveTarget(name, {}, { ...web, targetUrls })).toEqual({
    kind: 'web',
    href: 'https://www.example.com/de/do',
  })
  expect(resolveTarget(name, {}, { ...web, targetUrls: {} })).toEqual({
    kind: 'page',
    href: `/de/download?target=${name}`,
  })
})

test('[APP-4] an unknown target is an error, in the app and outside', () => {
  for (const unknown of ['nowhere', 'constructor', '__proto__', 'HOME', ' ']) {
    expect(() => resolveTarget({ appRoute: unknown }, {}, web)).toThrow(new TargetError('unknown'))
  }
  expect(() => resolveTarget({ appRoute: 'nowhere' }, {}, app('9.0.0'))).toThrow('Path mapping not found')
  expect(() => resolveTarget({}, {}, app('9.0.0'))).toThrow('Path mapping not found')
})

test('[APP-3] copy trade takes trader id, authentic flag and trader type, from the call or from the route', () => {
  const params = { traderId: 'T-1_9', authentic: 'true', traderType: 'lead' }
  expect(resolveTarget('copy-trade', { ...params, authentic: true }, app('4.2.14'))).toEqual({
    kind: 'bridge',
    route: 'copytrade/trader',
    params,
  })
  expect(
    resolveTarget({ appRoute: 'copytrade/trader?traderId=T-1_9&authentic=true&traderType=lead' }, {}, app('4.2.14')),
  ).toMatchObject({ params })
})

test('[APP-3] unknown parameters of a target, and values that are not plain words, are dropped', () => {
  expect(resolveTarget('follow', { traderId: 'a&route=x', traderType: 'lead' }, app('4.2.0'))).toMatchObject({
    params: {},
  })
  expect(resolveTarget('kyc' as TargetName, { traderId: 't1' }, app('4.2.0'))).toMatchObject({ params: {} })
})

test('[APP-4] outside the app a web target opens its web page, also where it names an app route', () => {
  expect(resolveTarget({ appRoute: 'copytrade/follow', webUrl: '/events/first-copy' }, {}, web)).toEqual({
    kind: 'page',
    href: '/de/events/first-copy',
  })
})

test('[APP-5] own links keep the language of the page and take the extra query', () => {
  const href = (webUrl: string, query?: Record<string, string>) => resolveTarget({ webUrl }, { query }, web)
  expect(href('/rewards?tab=all#top', { from: 'task' })).toEqual({
    kind: 'page',
    href: '/de/rewards?tab=all&from=task#top',
  })
  expect(href('/', { from: 'task' })).toEqual({ kind: 'page', href: '/de?from=task' })
  expect(href('/ar/rewards')).toEqual({ kind: 'page', href: '/de/rewards' })
  expect(href('https://promo.example.com/ar')).toEqual({ kind: 'page', href: '/de' })
  expect(href('https://promo.example.com.evil.example/x')).toMatchObject({ kind: 'web' })
  // The language in front keeps what would be another host alone.
  for (const path of ['/.//evil.example', '/..//evil.example', '/x/..//evil.example']) {
    const { href: address } = href(path) as { href: string }
    expect(new URL(address, web.siteOrigin).origin, path).toBe(web.siteOrigin)
  }
})

test('[APP-3] sharing outside of the app shares the target’s own page, else the one that is shown', () => {
  expect(resolveTarget({ appRoute: 'share', webUrl: '/events/daily-five' }, {}, web)).toEqual({
    kind: 'share',
    href: 'https://promo.example.com/de/events/daily-five',
  })
  expect(resolveTarget('share', {}, web)).toEqual({ kind: 'share', href: null })
})

test('[NET-4] the app gets the address that replaces a page of the site, and other sites’ addresses as they are', () => {
  const toShared = ({ pathname, search }: URL) => new URL(pathname + search, 'https://go.example')
  const share = (webUrl: string) =>
    resolveTarget({ appRoute: 'share', webUrl }, { query: { vipCode: 'AURORA7' }, toShared }, app('4.3.0'))
  expect(share('/events/daily-five')).toMatchObject({
    params: { url: 'https://go.example/de/events/daily-five?vipCode=AURORA7' },
  })
  expect(share('https://x.example/a')).toMatchObject({ params: { url: 'https://x.example/a?vipCode=AURORA7' } })
})

test('[SCR-13] the download page learns the target and the task that it serves', () => {
  const task = { activityId: 'act_1', taskId: 'spot-hundred' }
  expect(resolveTarget('spot-trade', { task }, web)).toEqual({
    kind: 'page',
    href: '/de/download?target=spot-trade&activity=act_1&task=spot-hundred',
  })
})
