import { expect, test } from 'vitest'
import { limitAddress, plainAddress } from './client-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('[D-20] %s is counted as %s', (ip, counted) => expect(limitAddress(ip)).toBe(counted))

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51234 ', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['unknown', null],
  ['_hidden:1', null],
  ['203.0.113.700:1', null],
  ['203.0.113.7:1:2', null],
  ['[]', null],
  ['', null],
])('[D-20] reads the proxy entry "%s" as the address %s', (entry, address) => expect(plainAddress(entry)).toBe(address))
