import { expect, test } from 'vitest'
import { allowedSensorsData } from './allowed-sensors-data.ts'

test('[ANA-3] of a record of the library only the listed fields remain, and the page without its address', () => {
  const url = 'https://promo.example/en/agent/a77/rebate?vipCode=FRIEND#token'
  expect(
    allowedSensorsData({
      type: 'track',
      event: '$WebPageLeave',
      time: 1,
      distinct_id: 'random',
      login_id: 'u1',
      identities: { $identity_cookie_id: 'random', $identity_login_id: 'u1' },
      lib: { $lib: 'js', $lib_version: '1', $lib_detail: url },
      properties: {
        $url: url,
        $url_path: '/en/agent/a77/rebate',
        $title: 'Ada’s page',
        $referrer: url,
        $latest_referrer: url,
        $screen_width: 800,
        event_duration: 5,
        email: 'ada@example.com',
      },
    }),
  ).toEqual({
    type: 'track',
    event: '$WebPageLeave',
    time: 1,
    distinct_id: 'random',
    identities: { $identity_cookie_id: 'random' },
    lib: { $lib: 'js', $lib_version: '1' },
    properties: { page: null, locale: 'en', $url_path: '/agent/rebate', $screen_width: 800, event_duration: 5 },
  })
})
