// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimable } from '@fanfare/contract/activity/claimable.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { PERSIST_RECORD } from '../session/recorded-login.ts'
import { forgetUser } from './forget-user.ts'
import { keepAnswer, recallAnswer } from './last-answers.ts'

const NOW = 1_800_000_000_000
const TARGET = '/v1/activity/claimable'
const root = document.documentElement

const record = (userId: string | null) =>
  localStorage.setItem(
    PERSIST_RECORD,
    JSON.stringify({ userInfo: JSON.stringify({ isLogin: userId !== null, userId }) }),
  )

const sent = (call: CallDefinition = claimable as CallDefinition, signal?: AbortSignal) => ({
  call,
  target: TARGET,
  signal,
})
const answer = (code = '00000', status = 200) => ({
  status,
  text: JSON.stringify({ code, data: { items: [] } }),
  requestId: 'r1',
  retryAfter: undefined,
  sentAt: NOW - 10,
  receivedAt: NOW,
})

/** The part of the Cache API that is used; jsdom has none. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return {
      put: async (key: string, response: Response) => void cache.set(key, response),
      match: async (key: string) => cache.get(key)?.clone(),
    }
  }
  return { open, delete: async (name: string) => stored.delete(name) }
}

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches())
  record('u1')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete root.dataset.storedMinutes
})

test('[SCR-14] the last answer comes back with the times of its own exchange, and the page shows its age', async () => {
  await keepAnswer('u1', sent(), answer())
  const recalled = await recallAnswer('u1', sent(), NOW + 60_000)
  expect(recalled).toMatchObject({ status: 200, sentAt: NOW - 10, receivedAt: NOW })
  expect(root.dataset.storedMinutes).toBe('1')
  await keepAnswer('u1', sent(), answer())
  expect(root.dataset.storedMinutes).toBeUndefined()
})

test('[AUTH-4] a copy is of one user, and the end of the session drops it', async () => {
  await keepAnswer('u1', sent(), answer())
  record('u2')
  expect(await recallAnswer('u2', sent(), NOW)).toBeNull()
  expect(await recallAnswer('u1', sent(), NOW)).toBeNull()
  await keepAnswer('u1', sent(), answer())
  record('u1')
  forgetUser()
  expect(await recallAnswer('u1', sent(), NOW)).toBeNull()
})

test('[SCR-14] refusals, failures and the account are not kept, and an aborted call gets no copy', async () => {
  for (const refused of [answer('51001'), answer('00000', 503), { ...answer(), text: '<html>' }])
    await keepAnswer('u1', sent(), refused)
  expect(await recallAnswer('u1', sent(), NOW)).toBeNull()
  await keepAnswer('u1', sent(userinfo as CallDefinition), answer())
  expect(await recallAnswer('u1', sent(userinfo as CallDefinition), NOW)).toBeNull()
  await keepAnswer('u1', sent(), answer())
  expect(await recallAnswer('u1', sent(undefined, AbortSignal.abort()), NOW)).toBeNull()
})

test('[API-3] full, forbidden or missing storage keeps nothing and throws nothing', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
  await keepAnswer('u1', sent(), answer())
  expect(await recallAnswer('u1', sent(), NOW)).toBeNull()
  vi.stubGlobal('caches', undefined)
  await keepAnswer('u1', sent(), answer())
  expect(await recallAnswer('u1', sent(), NOW)).toBeNull()
  forgetUser()
})
