import { expect, test, vi } from 'vitest'

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

test('[ANA-1] the figures are those of the specification, in seconds', async () => {
  const { PAGE_LEAVE, PAGE_LOAD } = await import('#lib/analytics/start-sensors.ts')
  expect(PAGE_LEAVE).toEqual({ heartbeat_interval_time: 5, max_duration: 432_000 })
  expect(PAGE_LOAD).toEqual({ max_duration: 1800 })
})
