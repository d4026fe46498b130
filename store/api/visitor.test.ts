// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetBrowser, makeTestStore } from '../testing/test-store.ts'
import { MEMOISED_MS, visitorApi } from './visitor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  forgetBrowser()
})

test('[API-4] the same reading in flight, or answered less than 3 s ago, is sent once', async () => {
  const { store, sent } = await makeTestStore({ noLoginEligible: () => ({ eligible: true, country: null }) })
  const read = async () => {
    const reading = store.dispatch(visitorApi.endpoints.noLoginEligible.initiate('a1'))
    await reading
    reading.unsubscribe()
  }
  await Promise.all([read(), read()])
  await vi.advanceTimersByTimeAsync(MEMOISED_MS - 1)
  await read()
  expect(sent).toEqual(['noLoginEligible'])
  await vi.advanceTimersByTimeAsync(MEMOISED_MS + 1)
  await read()
  expect(sent).toEqual(['noLoginEligible', 'noLoginEligible'])
})
