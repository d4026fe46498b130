// @vitest-environment jsdom
import { afterEach, expect, test, vi, beforeEach, describe } from 'vitest'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { forgetBrowser, giveSiteToken, makeTestStore } from '../testing/test-store.ts'
import { activityApi } from './activity.ts'
import { taskApi } from './task.ts'
import { agentApi } from './agent.ts'
import { agentEntryApi } from './agent-entry.ts'
import { areaCodesApi } from './area-codes.ts'
import { LONG_CACHE_MS, MEMOISED_MS } from './cached-for.ts'
import { visitorApi } from './visitor.ts'

describe('tasks', () => {
  afterEach(forgetBrowser)

  test('[ACT-7] the page says which calls of an activity are asked, whatever the address of the browser', async () => {
    const { store, services, sent } = await makeTestStore({
      generalTaskCompletions: () => ({ tasks: [] }),
      nonProductizedApplyStatus: () => ({ status: 1 }),
    })
    services.pageSection.mockReturnValue('events')
    await store.dispatch(taskApi.endpoints.taskCompletions.initiate('a1'))
    services.pageSection.mockReturnValue('promo')
    await store.dispatch(activityApi.endpoints.applyStatus.initiate('a1'))
    expect(sent).toEqual(['generalTaskCompletions', 'nonProductizedApplyStatus'])
  })

  test('[AGT-4] a changed code or order of codes is read again, and no other part of the agent', async () => {
    const { store, sent } = await makeTestStore({
      agentCodes: () => ({ items: [] }),
      agentTargets: () => ({}),
      saveAgentCode: () => ({}),
      orderAgentCodes: () => ({}),
    })
    await store.dispatch(agentApi.endpoints.agentCodes.initiate('c1'))
    await store.dispatch(agentApi.endpoints.agentTargets.initiate('c1'))
    sent.length = 0
    await store.dispatch(agentApi.endpoints.saveAgentCode.initiate({ id: 'c1', vipCode: 'A', label: 'B' }))
    await vi.waitFor(() => expect(sent).toEqual(['saveAgentCode', 'agentCodes']))
    await store.dispatch(agentApi.endpoints.orderAgentCodes.initiate({ id: 'c1', vipCodes: ['A'] }))
    await vi.waitFor(() => expect(sent).toEqual(['saveAgentCode', 'agentCodes', 'orderAgentCodes', 'agentCodes']))
  })

  test.each([
    ['an answer that was lost', new NetworkError('Network Error')],
    ['a refusal', new GatewayError('51013')],
  ])('[SCR-9] after %s the lists that a claim may have changed are read again', async (_, error) => {
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

  test('[SCR-9] a late list does not show a granted reward as claimable again', async () => {
    giveSiteToken()
    const task = { taskId: 't1', periodKey: '-', taskStatus: 'COMPLETED' }
    const other = { taskId: 't1', periodKey: '2026-11-20', taskStatus: 'COMPLETED' }
    const claimed = { ...task, taskStatus: 'GRANTED' }
    const answers: (() => void)[] = []
    /** The second answer is late; the third is the one that was asked for after the grant. */
    const slowly = (before: unknown, after: unknown) => {
      let reads = 0
      return () => {
        reads += 1
        if (reads !== 2) return reads === 1 ? before : after
        return new Promise((resolve) => answers.push(() => resolve(before)))
      }
    }
    const items = [task, other].map((one) => ({ activityId: 'a1', task: one }))
    const { store } = await makeTestStore({
      claimable: slowly({ items }, { items: items.slice(1) }),
      taskCompletions: slowly({ tasks: [task, other] }, { tasks: [claimed, other] }),
      obtainReward: () => ({ taskId: 't1', taskStatus: 'GRANTED' }),
    })
    const claimable = activityApi.endpoints.claimable
    const completions = taskApi.endpoints.taskCompletions
    await Promise.all([store.dispatch(claimable.initiate()), store.dispatch(completions.initiate('a1'))])
    const slow = [
      store.dispatch(claimable.initiate(undefined, { forceRefetch: true })),
      store.dispatch(completions.initiate('a1', { forceRefetch: true })),
    ]
    await store.dispatch(taskApi.endpoints.obtainReward.initiate({ activityId: 'a1', taskId: 't1', periodKey: '-' }))
    const isSettled = () => {
      expect(
        claimable
          .select()(store.getState())
          .data?.items.map((item) => item.task),
      ).toEqual([other])
      expect(completions.select('a1')(store.getState()).data?.tasks).toEqual([claimed, other])
    }
    await vi.waitFor(isSettled)
    for (const answer of answers) answer()
    await Promise.all(slow)
    isSettled()
  })

  test('[SCR-9] of several claims in a row the last reads the lists again', async () => {
    giveSiteToken()
    const { store, sent } = await makeTestStore({
      claimable: () => ({ items: [] }),
      obtainReward: () => ({ taskId: 't1', taskStatus: 'GRANTED' }),
    })
    await store.dispatch(activityApi.endpoints.claimable.initiate())
    sent.length = 0
    const claim = (taskId: string, deferInvalidation: boolean) =>
      store.dispatch(
        taskApi.endpoints.obtainReward.initiate({ activityId: 'a1', taskId, periodKey: '-', deferInvalidation }),
      )
    await claim('t1', true)
    await claim('t2', true)
    expect(sent).toEqual(['obtainReward', 'obtainReward'])
    await claim('t3', false)
    await vi.waitFor(() => expect(sent).toEqual(['obtainReward', 'obtainReward', 'obtainReward', 'claimable']))
  })

  test('[SCR-9] reading all rewards ends, also with a wrong total or moved rows', async () => {
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

  test('[UI-3] a failed page of the rewards fails the whole list, because its sums would be wrong', async () => {
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

  test('[SCR-7] a claimed task of a group is granted before the group has been read again', async () => {
    giveSiteToken()
    const task = { taskId: 't1', periodKey: '-', taskStatus: 'COMPLETED' }
    let reads = 0
    const { store } = await makeTestStore({
      generalTaskCompletions: () => {
        reads += 1
        return reads === 1 ? { tasks: [task] } : new Promise(() => undefined)
      },
      obtainReward: () => ({ taskId: 't1', taskStatus: 'GRANTED' }),
    })
    const group = { activityId: 'a1', identifier: 'airdrop' }
    await store.dispatch(taskApi.endpoints.taskGroup.initiate(group))
    await store.dispatch(taskApi.endpoints.obtainReward.initiate({ activityId: 'a1', taskId: 't1', periodKey: '-' }))
    expect(taskApi.endpoints.taskGroup.select(group)(store.getState()).data?.tasks).toMatchObject([
      { taskId: 't1', taskStatus: 'GRANTED' },
    ])
  })
})

describe('cached answers', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(forgetBrowser)

  const DAY_MS = 86_400_000

  /** A store, and its readers of one call: each a new one, as a component that is mounted. */
  async function world(name: string) {
    const { store, sent } = await makeTestStore({
      noLoginEligible: () => ({ eligible: true, country: null }),
      areaCodes: () => ({ list: [] }),
      isAgent: () => null,
      claimable: () => ({ items: [] }),
      obtainReward: () => ({}),
    })
    const reads: Record<string, () => PromiseLike<unknown> & { unsubscribe: () => void }> = {
      noLoginEligible: () => store.dispatch(visitorApi.endpoints.noLoginEligible.initiate('a1')),
      claimable: () => store.dispatch(activityApi.endpoints.claimable.initiate()),
      areaCodes: () => store.dispatch(areaCodesApi.endpoints.areaCodes.initiate(1)),
      isAgent: () => store.dispatch(agentEntryApi.endpoints.isAgent.initiate()),
    }
    const start = () => reads[name]?.()
    const read = async () => {
      const reading = start()
      await reading
      reading?.unsubscribe()
    }
    return { store, start, read, count: () => sent.filter((one) => one === name).length }
  }

  test.each([
    ['noLoginEligible', MEMOISED_MS],
    ['claimable', MEMOISED_MS],
    ['areaCodes', LONG_CACHE_MS],
    ['isAgent', DAY_MS],
  ])(
    '[API-4] the second call of %s within %i ms of the answer does not go out, and after it does',
    async (name, ms) => {
      const { read, count } = await world(name)
      await Promise.all([read(), read()])
      await vi.advanceTimersByTimeAsync(ms - 1)
      await read()
      expect(count()).toBe(1)
      await vi.advanceTimersByTimeAsync(1)
      await read()
      expect(count()).toBe(2)
    },
  )

  test('[API-4] a second reader beside the first asks again after 3000 ms, and both get the new answer', async () => {
    const { start, read, count } = await world('claimable')
    await start()
    await vi.advanceTimersByTimeAsync(MEMOISED_MS - 1)
    await read()
    expect(count()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await read()
    expect(count()).toBe(2)
  })

  test('[API-4] a change is read at once, also within 3000 ms of the answer', async () => {
    const { store, start, count } = await world('claimable')
    await start()
    await store.dispatch(taskApi.endpoints.obtainReward.initiate({ activityId: 'a1', taskId: 't1', periodKey: '-' }))
    await vi.advanceTimersByTimeAsync(1)
    expect(count()).toBe(2)
  })

  test('[API-4] an answer without a reader is shown again while it is read anew', async () => {
    const { store, read } = await world('claimable')
    await read()
    await vi.advanceTimersByTimeAsync(59_000)
    const state = () => activityApi.endpoints.claimable.select()(store.getState())
    expect(state().isSuccess).toBe(true)
    const reading = read()
    expect([state().isLoading, state().data]).toEqual([true, { items: [] }])
    await reading
  })
})
