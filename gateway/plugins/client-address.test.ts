import { expect, test } from 'vitest'
import { createTrust, limitAddress } from './client-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('[GW-7] %s is counted as %s', (ip, counted) => {
  expect(limitAddress(ip)).toBe(counted)
})

test('[GW-7] X-Forwarded-For is believed of the front on this machine and of as many proxies as were said', () => {
  const alone = createTrust(0)
  expect([alone('127.0.0.1', 0), alone('::1', 0), alone('::ffff:127.0.0.1', 0)]).toEqual([true, true, true])
  expect([alone('203.0.113.9', 0), alone('127.0.0.1', 1)]).toEqual([false, false])
  const behindTwo = createTrust(2)
  expect([behindTwo('10.0.0.1', 0), behindTwo('10.0.0.2', 1), behindTwo('10.0.0.3', 2)]).toEqual([true, true, false])
})
