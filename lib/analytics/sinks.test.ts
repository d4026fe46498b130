import { beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'
import { BATCH, createReceiverSink, createSensorsSink } from './sinks.ts'

beforeEach(() => void vi.useFakeTimers())

const EVENT: AnalyticsEvent = { name: 'login', page: null, route: '/login', locale: 'en' }

function start() {
  const sizes: number[] = []
  const target = new EventTarget()
  const stop = new AbortController()
  const sink = createReceiverSink({
    post: async (events) => {
      sizes.push(events.length)
      if (sizes.length === 1) throw new Error('offline')
    },
    target: target as unknown as Window,
    isHidden: () => true,
    signal: stop.signal,
  })
  return {
    sizes,
    stop,
    happen: (name: string) => target.dispatchEvent(new Event(name)),
    send: (count: number) => Array.from({ length: count }, () => sink(EVENT)),
  }
}

test('[ANA-1] events go out together after 10 s, and at once when there are twenty', () => {
  const { sizes, send } = start()
  send(3)
  vi.advanceTimersByTime(9_999)
  expect(sizes).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sizes).toEqual([3])
  send(BATCH + 1)
  expect(sizes).toEqual([3, BATCH])
})

test.each(['pagehide', 'visibilitychange'])('[ANA-1] leaving the page sends the rest (%s)', (name) => {
  const { sizes, send, happen } = start()
  send(2)
  happen(name)
  expect(sizes).toEqual([2])
})

test('[ANA-4] after a refusal nothing is sent, also not the events that wait', () => {
  const { sizes, stop, send, happen } = start()
  send(2)
  stop.abort()
  send(2)
  happen('pagehide')
  vi.advanceTimersByTime(60_000)
  expect(sizes).toEqual([])
})

function startSensors() {
  const stop = new AbortController()
  const library = { track: vi.fn<(name: string, properties: object) => void>(), disableSDK: vi.fn<() => void>() }
  const load = vi.fn<() => Promise<typeof library>>(async () => library)
  return { stop, library, load, sink: createSensorsSink(load, stop.signal) }
}

test('[ANA-1] the library is loaded after 5 s and gets the events from before', async () => {
  const { library, load, sink } = startSensors()
  sink(EVENT)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  sink({ ...EVENT, name: 'register' })
  expect(library.track.mock.calls).toEqual([
    ['login', { page: null, route: '/login', locale: 'en' }],
    ['register', { page: null, route: '/login', locale: 'en' }],
  ])
})

test('[ANA-4] a refusal before the start loads nothing, and one later stops the library', async () => {
  const early = startSensors()
  early.stop.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(early.load).not.toHaveBeenCalled()
  const late = startSensors()
  await vi.advanceTimersByTimeAsync(5_000)
  late.stop.abort()
  late.sink(EVENT)
  expect(late.library.disableSDK).toHaveBeenCalledOnce()
  expect(late.library.track).not.toHaveBeenCalled()
})
