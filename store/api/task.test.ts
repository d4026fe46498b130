// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { forgetBrowser, giveSiteToken, makeTestStore } from '../testing/test-store.ts'
import { activityApi } from './activity.ts'
import { taskApi } from './task.ts'

afterEach(forgetBrowser)

test.each([
  ['an answer that was lost', new NetworkError('Network Error')],
  ['a refusal', new GatewayError('51013')],
])('[SCR-9] after %s all that a claim may have changed is read again', async (_, error) => {
  giveSiteToken()
  const { store, sent } = await makeTestStore({
    claimable: () => ({ items: [] }),
    activityDetail: () => ({ activityId: 'a1' }),
    getRewardList: () => ({ items: [], total: 0 }),
    obtainReward: () => {
      throw error
    },
  })
  await store.dispatch(activityApi.endpoints.claimable.initiate())
  await store.dispatch(activityApi.endpoints.activityDetail.initiate('a1'))
  await store.dispatch(taskApi.endpoints.allRewards.initiate())
  sent.length = 0
  await store.dispatch(taskApi.endpoints.obtainReward.initiate({ activityId: 'a1', taskId: 't1' }))
  await vi.waitFor(() =>
    expect(sent.toSorted()).toEqual(['activityDetail', 'claimable', 'getRewardList', 'obtainReward']),
  )
})

test('[SCR-9] reading all rewards ends, whatever the total says and whatever moves meanwhile', async () => {
  giveSiteToken()
  const pages = [['r1', 'r2'], ['r2', 'r3'], []]
  const { store, sent } = await makeTestStore({
    getRewardList: (input) => {
      const { pageIndex } = (input as { query: { pageIndex: number } }).query
      return { items: (pages[pageIndex] ?? []).map((rewardId) => ({ rewardId })), total: 99 }
    },
  })
  const { data } = await store.dispatch(taskApi.endpoints.allRewards.initiate())
  expect(data?.map(({ rewardId }) => rewardId)).toEqual(['r1', 'r2', 'r3'])
  expect(sent).toHaveLength(3)
})

test('[UI-3] a page of the rewards that cannot be read fails the whole: half a sum is none', async () => {
  giveSiteToken()
  const { store } = await makeTestStore({
    getRewardList: (input) => {
      if ((input as { query: { pageIndex: number } }).query.pageIndex > 0) throw new NetworkError('Network Error')
      return { items: [{ rewardId: 'r1' }], total: 2 }
    },
  })
  const { data, error } = await store.dispatch(taskApi.endpoints.allRewards.initiate())
  expect([data, (error as { kind: string }).kind]).toEqual([undefined, 'network'])
})
