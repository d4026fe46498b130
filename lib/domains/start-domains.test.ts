import { expect, test } from 'vitest'
import { apply, claimable } from '@fanfare/contract/activity/join.ts'
import { CALLS } from '@fanfare/contract/index.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { logout, refreshToken } from '@fanfare/contract/session/session.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { NetworkError } from '../http/errors.ts'
import type { WireAnswer, WireRequest } from '../http/client.ts'
import { routeCalls } from './start-domains.ts'

const ANSWER = { status: 200 } as WireAnswer
const BEARER = { value: 'token', from: 'site' } as const
const A = 'https://a.fanfare.example'
const B = 'https://b.fanfare.example'
const write = CALLS.find(
  ({ method, idempotent, idempotencyKey, sameOrigin }) =>
    method === 'POST' && !idempotent && !idempotencyKey && !sameOrigin,
) as CallDefinition

const wire = (call: CallDefinition, more: Partial<WireRequest> = {}): WireRequest => ({
  call,
  target: call.path,
  body: '',
  token: BEARER,
  ...more,
})

/** A page that chose the first of these hosts; `dead` ones do not answer. */
function route(
  hosts: string[],
  dead: string[],
  failure: Error = new NetworkError('Network Error', undefined, 'ERR_NETWORK'),
) {
  const sent: (string | undefined)[] = []
  const send = routeCalls(
    async ({ host }) => {
      sent.push(host)
      if (dead.includes(host ?? '')) throw failure
      return ANSWER
    },
    { apiHost: () => hosts[0] ?? '', fail: (host) => void (hosts[0] === host && hosts.shift()) },
  )
  return { send, sent, hosts }
}

test('[NET-2] a call with a bearer goes to the chosen host', async () => {
  const { send, sent } = route([A], [])
  expect(await send(wire(claimable))).toBe(ANSWER)
  expect(sent).toEqual([A])
})

test('[NET-2][D-2] login, registration, renewal and logout stay on the own origin, as calls without a bearer do', async () => {
  const { send, sent } = route([A], [])
  for (const call of [login, register, refreshToken, logout]) await send(wire(call))
  await send(wire(claimable, { token: null }))
  expect(sent).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('[NET-2] a read without an answer is repeated on the next host, which serves from then on', async () => {
  const { send, sent } = route([A, B], [A])
  expect(await send(wire(claimable))).toBe(ANSWER)
  await send(wire(claimable))
  expect(sent).toEqual([A, B, B])
})

test('[NET-2] where the next host fails too, a read is repeated on the own origin', async () => {
  const { send, sent } = route([A, B, 'https://c.fanfare.example'], [A, B])
  expect(await send(wire(claimable))).toBe(ANSWER)
  expect(sent).toEqual([A, B, ''])
})

test('[NET-2] where nothing answers, the caller gets the last failure', async () => {
  const { send, sent } = route([A], [A, ''])
  await expect(send(wire(claimable))).rejects.toBeInstanceOf(NetworkError)
  expect(sent).toEqual([A, ''])
})

test('[NET-2] a write without idempotency is not sent twice, but the next one goes to another host', async () => {
  const { send, sent } = route([A, B], [A])
  await expect(send(wire(write))).rejects.toBeInstanceOf(NetworkError)
  await send(wire(write))
  expect(sent).toEqual([A, B])
})

test.each([
  ['whose effect repeats safely', wire(apply)],
  ['with an idempotency key', wire(write, { idempotencyKey: 'key-0123456789abcdef' })],
])('[NET-2] a write %s is repeated on the next host', async (_, request) => {
  const { send, sent } = route([A, B], [A])
  expect(await send(request)).toBe(ANSWER)
  expect(sent).toEqual([A, B])
})

test('[NET-2] an abort by the page, and a bug, say nothing about the host', async () => {
  const aborted = route([A, B], [A])
  await expect(aborted.send(wire(claimable, { signal: AbortSignal.abort() }))).rejects.toBeInstanceOf(NetworkError)
  const broken = route([A, B], [A], new TypeError('a bug'))
  await expect(broken.send(wire(claimable))).rejects.toBeInstanceOf(TypeError)
  expect([aborted.hosts, broken.hosts]).toEqual([
    [A, B],
    [A, B],
  ])
})
