import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { addressOf, createTrust } from './client-address.ts'

const request = (ip: string) => ({ ip, socket: { remoteAddress: '10.0.0.1' } }) as FastifyRequest

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::3]:51234', '2001:db8:1:2::/64'],
  ['unknown', '10.0.0.1'],
])('[D-20] counts a request with the X-Forwarded-For "%s" for the address %s', (ip, counted) => {
  expect(addressOf(request(ip))).toBe(counted)
})

test('[D-20] trusts the X-Forwarded-For of the front on this machine and of the configured number of proxies', () => {
  const alone = createTrust(0)
  expect([alone('127.0.0.1', 0), alone('::1', 0), alone('::ffff:127.0.0.1', 0)]).toEqual([true, true, true])
  expect([alone('203.0.113.9', 0), alone('127.0.0.1', 1)]).toEqual([false, false])
  const atOwnAddress = createTrust(0, { ownHost: '10.0.0.5' })
  expect([atOwnAddress('10.0.0.5', 0), atOwnAddress('10.0.0.6', 0), atOwnAddress('10.0.0.5', 1)]).toEqual([
    true,
    false,
    false,
  ])
  const ignored = vi.fn()
  const elsewhere = createTrust(0, { onIgnored: ignored })
  expect([elsewhere('127.0.0.1', 0), elsewhere('203.0.113.9', 0), ignored.mock.calls.length]).toEqual([true, false, 0])
  expect([elsewhere('10.0.0.6', 0), ignored.mock.calls.length]).toEqual([false, 1])
  const behindTwo = createTrust(2)
  expect([behindTwo('10.0.0.1', 0), behindTwo('10.0.0.2', 1), behindTwo('10.0.0.3', 2)]).toEqual([true, true, false])
})
