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
