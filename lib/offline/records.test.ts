// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import { createClaimQueue } from './claim-queue.ts'
import { CLAIMS_KEY, forgetUser } from './forget-user.ts'
import { claimable } from '@fanfare/contract/activity/join.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { PERSIST_RECORD } from '../session/recorded-login.ts'
import { keepAnswer, recallAnswer } from './last-answers.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { cash } from '#lib/testing/samples.ts'

describe('queued claims', () => {
  const DAY = 86_400_000
  const NOW = 1_800_000_000_000
  const reward = cash('5')
  const claim = (taskId: string, sentAt = 0, uid = 'u1') => ({
    uid,
    activityId: 'a1',
    taskId,
    periodKey: '-',
    title: taskId,
    reward,
    sentAt,
  })

  let queue: ReturnType<typeof createClaimQueue>
  beforeEach(() => {
    localStorage.clear()
    queue = createClaimQueue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })

  /** As another page of the browser sees the queue. */
  const inNewPage = () => createClaimQueue()

  const ids = (claims: { taskId: string }[]) => claims.map(({ taskId }) => taskId)

  test('[GW-3] a lost claim is there once, also on the next page, and only for its user', () => {
    expect(queue.add(claim('t1', NOW))).toBe(true)
    expect(queue.add(claim('t1'))).toBe(true)
    queue.add(claim('t2', 0, 'u2'))
    expect(ids(queue.lost('u1', NOW))).toEqual(['t1'])
    const next = inNewPage()
    expect(ids(next.lost('u1', NOW))).toEqual(['t1'])
    next.settle(claim('t1'))
    expect(next.lost('u1', NOW)).toEqual([])
    expect(ids(next.lost('u2', NOW))).toEqual(['t2'])
  })

  test('[GW-3] a claim under way is not sent again, unless its page has been closed or the clock was moved', () => {
    queue.add(claim('t1', NOW))
    expect(queue.lost('u1', NOW + 5000)).toEqual([])
    expect(ids(queue.lost('u1', NOW + 20_000))).toEqual(['t1'])
    expect(ids(queue.lost('u1', NOW - DAY))).toEqual(['t1'])
  })

  test('[API-3] where storage is full or forbidden a claim is kept until the page closes', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(queue.add(claim('t1'))).toBe(false)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(ids(queue.lost('u1', NOW))).toEqual(['t1'])
    expect(inNewPage().lost('u1', NOW)).toEqual([])
  })

  test('[API-3] storage that was cleared or holds anything else loses no claim of the open page', () => {
    queue.add(claim('t1'))
    for (const stored of [null, '{', '{"a":1}', '[1,null,{"uid":"u1"}]']) {
      if (stored === null) localStorage.removeItem(CLAIMS_KEY)
      else localStorage.setItem(CLAIMS_KEY, stored)
      expect(ids(queue.lost('u1', NOW))).toEqual(['t1'])
    }
  })

  test('[AUTH-4] the end of a session forgets stored claims', () => {
    queue.add(claim('t1'))
    forgetUser(CLAIMS_KEY)
    expect(inNewPage().lost('u1', NOW)).toEqual([])
  })
})

describe('the age of a copy', () => {
  const MINUTE = 60_000
  const root = document.documentElement
  const line = () => document.querySelector('[data-stored-line]')
  const sentence = () => line()?.textContent

  const FORMS = {
    words: { one: 'From {value} minute ago.', other: 'From {value} minutes ago.' },
    hours: { one: 'From {value} hour ago.', other: 'From {value} hours ago.' },
  }

  /** A page as the front or the worker wrote it; null means from the network. The module counts from the page's load on. */
  async function openPage(storedMinutes: number | null) {
    if (storedMinutes !== null) root.dataset.storedMinutes = String(storedMinutes)
    const shown = document.createElement('p')
    shown.dataset.storedLine = ''
    shown.dataset.words = JSON.stringify(FORMS.words)
    shown.dataset.hours = JSON.stringify(FORMS.hours)
    document.body.replaceChildren(shown)
    vi.resetModules()
    return import('./copy-age.ts')
  }

  const wait = (minutes: number) => void vi.advanceTimersByTime(minutes * MINUTE)

  beforeEach(() => {
    root.lang = 'en'
    vi.useFakeTimers()
    vi.spyOn(performance, 'now').mockImplementation(
      (
        (start) => () =>
          Date.now() - start
      )(Date.now()),
    )
  })
  afterEach(() => void delete root.dataset.storedMinutes)

  test('[SCR-14] the age of a stale page counts on by the minute, and by the hour after the first one', async () => {
    const { countPageAge } = await openPage(1)
    countPageAge()
    expect(sentence()).toBe('From 1 minute ago.')
    wait(1)
    expect(sentence()).toBe('From 2 minutes ago.')
    wait(57)
    expect(sentence()).toBe('From 59 minutes ago.')
    wait(1)
    expect([sentence(), root.dataset.storedMinutes]).toEqual(['From 1 hour ago.', '60'])
    wait(60)
    expect(sentence()).toBe('From 2 hours ago.')
  })

  test('[SCR-14] a page that comes alive late shows its age since it was loaded', async () => {
    const { countPageAge } = await openPage(3)
    wait(10)
    countPageAge()
    expect(sentence()).toBe('From 13 minutes ago.')
  })

  test('[SCR-14] screen readers announce the age of a copy, and not each of its minutes', async () => {
    const { showCopyAge } = await openPage(null)
    showCopyAge(5 * MINUTE)
    expect([sentence(), line()?.getAttribute('aria-live')]).toEqual(['From 5 minutes ago.', 'polite'])
    wait(1)
    expect([sentence(), line()?.getAttribute('aria-live')]).toEqual(['From 6 minutes ago.', 'off'])
  })

  test('[SCR-14] the oldest copy counts until the gateway answers, then the page itself', async () => {
    const { showCopyAge, showLive } = await openPage(2)
    showCopyAge(20 * MINUTE)
    showCopyAge(4 * MINUTE)
    wait(1)
    expect(sentence()).toBe('From 21 minutes ago.')
    showLive()
    expect(sentence()).toBe('From 3 minutes ago.')
    wait(2)
    expect(sentence()).toBe('From 5 minutes ago.')
  })

  test('[SCR-14] a banner that a navigation closed stays closed', async () => {
    const { countPageAge, showCopyAge, showLive } = await openPage(8)
    countPageAge()
    delete root.dataset.storedMinutes
    wait(5)
    expect(root.dataset.storedMinutes).toBeUndefined()
    showCopyAge(2 * MINUTE)
    expect(sentence()).toBe('From 2 minutes ago.')
    showLive()
    expect(root.dataset.storedMinutes).toBeUndefined()
    wait(5)
    expect(root.dataset.storedMinutes).toBeUndefined()
  })

  test('[SCR-14] a device clock that was set back makes no copy younger than a minute', async () => {
    const { showCopyAge } = await openPage(null)
    showCopyAge(-86_400_000)
    expect(sentence()).toBe('From 1 minute ago.')
    wait(2)
    expect(sentence()).toBe('From 2 minutes ago.')
  })
})

describe('answers of the last visit', () => {
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
})
