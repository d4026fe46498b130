import { expect, test, vi } from 'vitest'
import { LIST, LIST_KEY, LIST_PRIVATE_KEY, LIST_SETTINGS, sealed } from '@fanfare/kernel/testing/sealed-list.ts'
import { createSigningKeys, sealDomainList, sealText } from '@fanfare/kernel/domains/seal-domain-list.ts'
import { health } from '@fanfare/contract/site/site.ts'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { createDomains } from './create-domains.ts'
import type { ChosenDomains } from '@fanfare/kernel/domains/domain-list.ts'

const [API1 = '', API2 = ''] = LIST.api
const [OLD = ''] = LIST.apiLegacy
const [WS = ''] = LIST.ws
const NONE: ChosenDomains = { apiDomain: '', apiLegacyDomain: '', wsDomain: '', wsLegacyDomain: '' }
const ALL = { apiDomain: API1, apiLegacyDomain: OLD, wsDomain: WS, wsLegacyDomain: '' }

/** A page's domains; `dead` hosts and `list` may be changed at any time. */
function page({ chosen = NONE, record = '' } = {}) {
  const state = {
    list: sealed() as string | (() => Promise<Response>),
    dead: new Set<string>(),
    chosen,
    now: LIST.expires - 1,
    probes: [] as string[],
  }
  const storage = fakeStorage()
  storage.setItem('fanfareDomainList', record)
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  /** Hosts answer in the order of the list, each a millisecond later. */
  let answered = Promise.resolve(0)
  let time = 0
  vi.stubGlobal('performance', { now: () => time })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('.txt')) return typeof state.list === 'string' ? new Response(state.list) : state.list()
    const { origin } = new URL(url)
    state.probes.push(origin)
    await (answered = answered.then(() => (time += 1)))
    if (state.dead.has(origin)) throw new TypeError('Failed to fetch')
    return Response.json({ code: '00000' })
  })
  const timers: { run: () => void; ms: number }[] = []
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => timers.push({ run, ms }))
  const domains = createDomains({
    settings: LIST_SETTINGS,
    health,
    now: () => state.now,
    chosen: () => state.chosen,
    choose: (domains) => void (state.chosen = { ...state.chosen, ...domains }),
  })
  return { domains, state, timers }
}

test('[NET-1][SHELL-6] the list fills the four fields of systemInfo with the fastest hosts', async () => {
  const { domains, state } = page()
  expect(domains.apiHost()).toBe('')
  await domains.refresh()
  expect(state.chosen).toEqual(ALL)
  expect([domains.apiHost(), domains.wsHost()]).toEqual([API1, WS])
})

test('[NET-2] a dead host is passed over', async () => {
  const { domains, state } = page()
  state.dead.add(API1)
  await domains.refresh()
  expect(state.chosen).toEqual({ ...ALL, apiDomain: API2 })
})

test('[NET-2] where no host answers, calls stay on the page’s own origin', async () => {
  const { domains, state } = page()
  for (const host of [API1, API2, OLD, WS.replace('wss', 'https')]) state.dead.add(host)
  await domains.refresh()
  expect(state.chosen).toEqual(NONE)
  expect(domains.apiHost()).toBe('')
})

test('[NET-2] a host that fails is replaced at once by the next, then the legacy one, then the own origin', async () => {
  const { domains } = page()
  await domains.refresh()
  const used = [API1, API2, OLD].map((host) => {
    domains.fail(host)
    return domains.apiHost()
  })
  expect(used).toEqual([API2, OLD, ''])
})

test('[NET-2] a host that fails for several calls at once costs one place', async () => {
  const { domains } = page()
  await domains.refresh()
  for (let call = 0; call < 5; call += 1) domains.fail(API1)
  expect(domains.apiHost()).toBe(API2)
})

test('[NET-2] after a failure all hosts are probed again, in the background and once', async () => {
  const { domains, state, timers } = page()
  await domains.refresh()
  state.dead.add(API1)
  domains.fail(API1)
  domains.fail(WS)
  expect(timers).toHaveLength(1)
  expect(timers[0]?.ms).toBeGreaterThan(29_000)
  state.dead.clear()
  state.probes.length = 0
  timers[0]?.run()
  await vi.waitFor(() => expect(state.chosen).toEqual(ALL))
  expect(state.probes.toSorted()).toEqual([API1, API2, OLD, WS.replace('wss', 'https')].toSorted())
})

test('[NET-1] the domains of the last visit serve until others are chosen', async () => {
  const record = JSON.stringify({ publicKey: LIST_SETTINGS.publicKey, seq: 7, expires: LIST.expires })
  const { domains } = page({ chosen: { ...ALL, apiDomain: API2 }, record })
  expect(domains.apiHost()).toBe(API2)
  await domains.refresh()
  expect(domains.apiHost()).toBe(API1)
})

test.each([
  ['the list of which has expired', ALL, { publicKey: LIST_SETTINGS.publicKey, seq: 7, expires: LIST.expires - 1 }],
  ['of another key', ALL, { publicKey: 'another', seq: 7, expires: LIST.expires }],
  [
    'that the suffixes no longer allow',
    { ...NONE, apiDomain: 'https://a.old.example' },
    { publicKey: LIST_SETTINGS.publicKey, seq: 7, expires: LIST.expires },
  ],
])('[D-2] domains of the last visit %s are not used', (_, chosen, record) => {
  const { domains, state } = page({ chosen, record: JSON.stringify(record) })
  expect(domains.apiHost()).toBe('')
  expect(state.chosen).toEqual(NONE)
})

test('[NET-1] a list that becomes unreadable in the middle of a session loses nothing until it expires', async () => {
  const { domains, state } = page()
  await domains.refresh()
  state.list = 'nonsense'
  await domains.refresh()
  expect(state.chosen).toEqual(ALL)
  state.now = LIST.expires
  await domains.refresh()
  expect(state.chosen).toEqual(NONE)
})

/** Signed text of any form, and a list of another signing key. */
const sealedText = (text: string) => sealText(text, { key: LIST_KEY, privateKey: LIST_PRIVATE_KEY })
const forged = (list: typeof LIST) => sealDomainList(list, { key: LIST_KEY, ...createSigningKeys() })

const ATTACKS: [string, string | (() => Promise<Response>)][] = [
  ['a page of HTML', '<!doctype html><script>location = "https://evil.example"</script>'],
  ['a list that another key signed', forged({ ...LIST, seq: 99, api: ['https://evil.example'] })],
  ['scripts as hosts', sealed({ seq: 8, api: ['javascript:alert(1)'], apiLegacy: [], ws: ['data:text/html,x'] })],
  ['foreign hosts', sealed({ seq: 8, api: ['https://evil.example'], apiLegacy: [], ws: ['wss://evil.example'] })],
  ['keys of the prototype', sealedText(`{"__proto__":${JSON.stringify({ ...LIST, seq: 8 })},"constructor":{"seq":8}}`)],
  ['a list of before', sealed({ seq: 1 })],
  ['10 MB', 'A'.repeat(10_000_000)],
  [
    'an answer that breaks off',
    async () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) })),
  ],
]

test.each(ATTACKS)('[NET-1][D-2] %s in place of the list leaves the last good one', async (_, attack) => {
  const { domains, state } = page()
  await domains.refresh()
  state.list = attack
  await domains.refresh()
  expect(state.chosen).toEqual(ALL)
  expect([domains.apiHost(), domains.wsHost()]).toEqual([API1, WS])
  expect(new Set(state.probes), 'no other host was asked').toEqual(
    new Set([API1, API2, OLD, WS.replace('wss', 'https')]),
  )
  expect(({} as { seq?: number }).seq).toBeUndefined()
  // The next good list serves: what was refused has not raised the sequence.
  state.list = sealed({ seq: 9, api: [API2] })
  await domains.refresh()
  expect(domains.apiHost()).toBe(API2)
})

test('[NET-2] two requests for a probe share one', async () => {
  const { domains, state } = page()
  await Promise.all([domains.refresh(), domains.refresh()])
  expect(state.probes).toHaveLength(4)
})
