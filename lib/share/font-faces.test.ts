// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fontsLoaded } from './font-faces.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pageWith = (...loaded: Promise<unknown>[]): Document =>
  ({ fonts: loaded.map((promise) => ({ status: 'loading', loaded: promise })) }) as unknown as Document

test('[SHARE-1] the wait for a typeface that never loads ends after 5 s', async () => {
  let isDrawn = false
  const waiting = fontsLoaded(pageWith(new Promise(() => undefined)), document.body).then(() => (isDrawn = true))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isDrawn).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(isDrawn).toBe(true)
})

test('[SHARE-1] a typeface that fails does not keep a poster waiting', async () => {
  await fontsLoaded(pageWith(Promise.reject(new Error('404')), Promise.resolve()), document.body)
  expect(vi.getTimerCount()).toBe(0)
})
