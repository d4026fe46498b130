import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runReady } from '#components/testing/settle.ts'
import { startAnalytics } from '#lib/analytics/start-analytics.ts'
import type { PublicConfig } from '#lib/config/public-config.ts'

// jsdom measures nothing.
vi.mock('#lib/analytics/watch-vitals.ts', () => ({ watchVitals: () => undefined }))

const send = vi.fn<typeof fetch>(async () =>
  Response.json({ code: '00000', msg: 'success', data: {}, requestTime: Date.now() }),
)
let stop: AbortController
beforeEach(() => {
  stop = new AbortController()
  vi.stubGlobal('fetch', send)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  )
})
afterEach(() => {
  stop.abort()
  send.mockClear()
})

const start = (sample = 100) =>
  startAnalytics({
    config: {
      signKey: 'key',
      live: true,
      analytics: { sensorsUrl: null, receiver: true, sample, consentCountries: [], privacyUrl: null },
    } as unknown as PublicConfig,
    locale: 'en',
    signal: stop.signal,
  })
const bodies = () => send.mock.calls.map(([, init]) => init?.body as string)
/** Microtasks alone: a page that is left runs no more than these. */
const microtasks = async () => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

test('[ANA-1] leaving the page sends what waits before the page is gone', async () => {
  window.history.replaceState(null, '', '/en/welcome-event?vipCode=FRIEND')
  const tracker = start()
  await runReady()
  tracker?.track({ name: 'join', activity: 'a1' })
  window.dispatchEvent(new Event('pagehide'))
  await microtasks()
  expect(bodies()).toHaveLength(1)
  expect(JSON.parse(bodies()[0] ?? '')).toMatchObject({
    visit: /^[0-9a-f]{16}$/.exec(sessionStorage.getItem('fanfareAnalyticsVisit') ?? '')?.[0],
    events: [{ name: 'join', page: 'newbie', route: '/welcome-event', locale: 'en', activity: 'a1' }],
  })
})

test('[ANA-3] an error’s message has neither the values of the address nor the remembered invite code', async () => {
  window.history.replaceState(null, '', '/en/register?vipCode=FRIEND')
  localStorage.setItem('fanfareVipCode', 'HARBOUR')
  start()
  await runReady()
  // A registration forgets the code and leaves the page of the form.
  localStorage.clear()
  window.history.replaceState(null, '', '/en/rewards')
  window.dispatchEvent(new ErrorEvent('error', { message: 'No agent FRIEND or HARBOUR' }))
  window.dispatchEvent(new Event('pagehide'))
  await microtasks()
  expect(bodies().join()).toContain('No agent [value] or [value]')
  expect(bodies().join()).not.toMatch(/FRIEND|HARBOUR/)
})

test('[ANA-1] a visit outside of the sample sends nothing', () => {
  sessionStorage.setItem('fanfareAnalyticsVisit', 'f'.repeat(16))
  expect(start(50)).toBeNull()
})

test('[ANA-1] the figures are those of the specification, in seconds', async () => {
  const { PAGE_LEAVE, PAGE_LOAD } = await import('#lib/analytics/start-sensors.ts')
  expect(PAGE_LEAVE).toEqual({ heartbeat_interval_time: 5, max_duration: 432_000 })
  expect(PAGE_LOAD).toEqual({ max_duration: 1800 })
})

const SECRETS = /FRIEND|vipCode|ada@|Ada|u1|secret/

test('[ANA-1][ANA-3] the real library sends load, leave and our events to the server, without a value of the address', async () => {
  const sent: string[] = []
  const sendBeacon = vi.fn<(url: string, data: string) => boolean>((url, data) => {
    sent.push(`${url}?${decodeURIComponent(data)}`)
    return true
  })
  Object.assign(navigator, { sendBeacon })
  // The library trusts the beacons of known browsers alone.
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
  )
  document.title = 'Ada’s secret page'
  window.history.replaceState(null, '', '/en/activity/lottery/harvest-draw?vipCode=FRIEND#secret')
  // The library reads the address when it is loaded.
  const { startSensors } = await import('#lib/analytics/start-sensors.ts')
  const sdk = startSensors('https://sensors.example/sa')
  sdk.track('claim', { page: 'lottery', activity: 'a1', task: 't1', email: 'ada@example.com' })
  window.history.pushState(null, '', '/en/rewards?vipCode=FRIEND')
  window.dispatchEvent(new Event('pagehide'))
  const records = sent.map((body) => {
    const data = /data=([^&]+)/.exec(body)?.[1] ?? ''
    return JSON.parse(Buffer.from(data, 'base64').toString()) as { event: string; properties: object }
  })
  // The library's own name for the end of an address that it completes.
  expect(sent.every((text) => text.startsWith('https://sensors.example/sa.gif?'))).toBe(true)
  expect(records.map(({ event }) => event)).toEqual(['$WebPageLoad', 'claim', '$WebPageLeave', '$WebPageLeave'])
  expect(records[1]?.properties).toMatchObject({ page: 'lottery', activity: 'a1', task: 't1' })
  expect(records[2]?.properties).toMatchObject({ page: 'lottery', locale: 'en', $url_path: '/activity/lottery' })
  expect(records[3]?.properties).toMatchObject({ page: 'rewards', locale: 'en', $url_path: '/rewards' })
  expect(JSON.stringify(records)).not.toMatch(SECRETS)
  sdk.disableSDK()
  sdk.track('claim', {})
  expect(sent).toHaveLength(4)
})
