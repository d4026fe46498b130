import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'
import { createSensorsSink } from './sinks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const EVENT: AnalyticsEvent = { name: 'login', page: null, route: '/login', locale: 'en' }

function start() {
  const stop = new AbortController()
  const library = {
    track: vi.fn<(name: string, properties: object) => void>(),
    disableSDK: vi.fn<() => void>(),
  }
  const load = vi.fn<() => Promise<typeof library>>(async () => library)
  return { stop, library, load, sink: createSensorsSink(load, stop.signal) }
}

test('[ANA-1] the library is loaded after 5 s and gets the events from before', async () => {
  const { library, load, sink } = start()
  sink.send(EVENT)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  sink.send({ ...EVENT, name: 'register' })
  expect(library.track.mock.calls).toEqual([
    ['login', { page: null, route: '/login', locale: 'en' }],
    ['register', { page: null, route: '/login', locale: 'en' }],
  ])
})

test('[ANA-4] a refusal before the start loads nothing, and one later stops the library', async () => {
  const early = start()
  early.stop.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(early.load).not.toHaveBeenCalled()
  const late = start()
  await vi.advanceTimersByTimeAsync(5_000)
  late.stop.abort()
  late.sink.send(EVENT)
  expect(late.library.disableSDK).toHaveBeenCalledOnce()
  expect(late.library.track).not.toHaveBeenCalled()
})
