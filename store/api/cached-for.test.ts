// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetBrowser, makeTestStore } from '../testing/test-store.ts'
import { activityApi } from './activity.ts'
import { agentEntryApi } from './agent-entry.ts'
import { areaCodesApi } from './area-codes.ts'
import { LONG_CACHE_MS, MEMOISED_MS } from './cached-for.ts'
import { taskApi } from './task.ts'
import { visitorApi } from './visitor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  forgetBrowser()
})

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
])('[API-4] the second call of %s within %i ms of the answer does not go out, and after it does', async (name, ms) => {
  const { read, count } = await world(name)
  await Promise.all([read(), read()])
  await vi.advanceTimersByTimeAsync(ms - 1)
  await read()
  expect(count()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await read()
  expect(count()).toBe(2)
})

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
