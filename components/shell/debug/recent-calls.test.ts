import { expect, test } from 'vitest'
import { hostLatencies, recentCalls } from './recent-calls.ts'

const OWN = 'https://promo.example'
const timing = (name: string, duration: number, initiatorType = 'fetch', responseStatus = 200) => ({
  name,
  duration,
  initiatorType,
  responseStatus,
})

test('[SHELL-5] the debug panel lists the latest calls without the values of their queries', () => {
  const timings = [
    timing(`${OWN}/static/images/icon.svg`, 3, 'img'),
    timing(`${OWN}/v1/activity/list?code=SECRET12&page=1&page=2`, 41.6),
    timing('https://api-1.example/v1/user/info', 120, 'xmlhttprequest', 401),
  ]
  expect(recentCalls(timings, OWN)).toEqual([
    { path: 'https://api-1.example/v1/user/info', status: 401, ms: 120 },
    { path: '/v1/activity/list?code&page', status: 200, ms: 42 },
  ])
  const many = Array.from({ length: 50 }, (_, ms) => timing(`${OWN}/v1/x`, ms))
  expect(recentCalls(many, OWN).map(({ ms }) => ms)).toEqual(Array.from({ length: 20 }, (_, index) => 49 - index))
})

test('[SHELL-5] the debug panel shows how fast each host of the domain lists answered last', () => {
  const timings = [
    timing('https://slow.example/v1/if/health', 800),
    timing('https://fast.example/v1/if/health', 900),
    timing('https://fast.example/v1/if/health', 30.4),
    timing(`${OWN}/v1/x`, 5),
  ]
  expect(hostLatencies(timings, OWN)).toEqual([
    { origin: 'https://fast.example', ms: 30 },
    { origin: 'https://slow.example', ms: 800 },
  ])
})
