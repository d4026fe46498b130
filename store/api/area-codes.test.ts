import { afterEach, expect, test, vi } from 'vitest'
import { makeTestStore } from '../testing/test-store.ts'
import { areaCodesApi } from './area-codes.ts'

afterEach(() => void vi.useRealTimers())

test('[API-4] the list of area codes stays cached for 216000 ms after its last use', async () => {
  const { store } = await makeTestStore({ areaCodes: () => ({ list: [] }) })
  const { areaCodes } = areaCodesApi.endpoints
  const isKept = () => areaCodes.select(1)(store.getState()).isSuccess
  vi.useFakeTimers()
  const reader = store.dispatch(areaCodes.initiate(1))
  await reader
  reader.unsubscribe()
  await vi.advanceTimersByTimeAsync(215_900)
  expect(isKept()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isKept()).toBe(false)
})
