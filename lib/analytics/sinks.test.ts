import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'
import { BATCH, createReceiverSink } from './sinks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
    send: (count: number) => Array.from({ length: count }, () => sink.send(EVENT)),
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
