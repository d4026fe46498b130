import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { claimQueue, type QueuedClaim } from '#lib/offline/claim-queue.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import { sessionReady } from '#store/slices/session.ts'
import { loggedIn } from '#store/slices/user-info.ts'
import { QueuedClaims } from './queued-claims.tsx'

const reward = { rewardType: 'GIFT_CASH', kind: 2, amount: { amount: '5', unit: 'USDT' }, label: '' } as const
const claim = (taskId: string, uid = 'u1'): QueuedClaim => ({
  uid,
  activityId: 'a1',
  taskId,
  periodKey: '-',
  title: taskId,
  reward,
  sentAt: 0,
})
const granted = { rewardId: 'r', taskId: 't1', taskStatus: 'GRANTED', reward, grantedAt: 1 }

let online = true
beforeEach(() => {
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  for (const uid of ['u1', 'u2']) for (const one of claimQueue.lost(uid, 1e12)) claimQueue.settle(one)
})

async function draw(obtainReward: () => unknown) {
  const world = await renderInRuntime(<QueuedClaims />, { answers: { obtainReward } })
  world.store.dispatch(loggedIn({ userId: 'u1' }))
  world.store.dispatch(sessionReady())
  await settle()
  return { ...world, goodNews: () => selectGoodNews(world.store.getState()) }
}

test('[GW-3] the next page sends the user’s queued claims and shows what was granted', async () => {
  claimQueue.add(claim('t1'))
  claimQueue.add(claim('t2', 'u2'))
  const { sent, goodNews } = await draw(() => granted)
  expect(goodNews()?.claimed).toMatchObject([{ taskId: 't1', title: 't1' }])
  expect(sent).toEqual(['obtainReward'])
  expect(claimQueue.lost('u1', 1e12)).toEqual([])
  expect(claimQueue.lost('u2', 1e12)).toHaveLength(1)
})

test('[API-3] without a connection nothing is sent until the browser is online', async () => {
  online = false
  claimQueue.add(claim('t1'))
  const { sent, goodNews } = await draw(() => granted)
  expect(sent).toEqual([])
  online = true
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(goodNews()).not.toBeNull()
})

test('[API-3] a refused claim leaves the queue with a message; one without an answer stays', async () => {
  claimQueue.add(claim('t1'))
  claimQueue.add(claim('t2'))
  const answers = [new GatewayError('51001'), new NetworkError('Network Error')]
  const { store, sent } = await draw(() => {
    throw answers.shift() ?? new NetworkError('Network Error')
  })
  expect(sent).toHaveLength(2)
  expect(selectNotifications(store.getState())).toHaveLength(1)
  expect(claimQueue.lost('u1', 1e12).map(({ taskId }) => taskId)).toEqual(['t2'])
})
