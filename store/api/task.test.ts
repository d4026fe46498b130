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
  await store.dispatch(taskApi.endpoints.rewardList.initiate({ pageIndex: 0, pageSize: 500 }))
  sent.length = 0
  await store.dispatch(taskApi.endpoints.obtainReward.initiate({ activityId: 'a1', taskId: 't1' }))
  await vi.waitFor(() =>
    expect(sent.toSorted()).toEqual(['activityDetail', 'claimable', 'getRewardList', 'obtainReward']),
  )
})
