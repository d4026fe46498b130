// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClaimQueue } from './claim-queue.ts'
import { CLAIMS_KEY, forgetUser } from './forget-user.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000
const reward = { rewardType: 'GIFT_CASH', kind: 2, amount: { amount: '5', unit: 'USDT' }, label: '' } as const
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

test('[API-3] where storage is full or forbidden a claim lives as long as the page', () => {
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
