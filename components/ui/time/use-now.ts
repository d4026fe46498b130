'use client'

import { useSyncExternalStore } from 'react'
import { serverNow } from '#lib/http/clock.ts'

const SECOND = 1000

/** One clock for the whole page: all countdowns change in the same frame, and a hidden page does not tick. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** What a turn of the event loop has read: React reads again what it renders, and both have to be the same second. */
let second: number | undefined

function readSecond() {
  if (second === undefined) {
    second = Math.floor(serverNow() / SECOND) * SECOND
    queueMicrotask(() => (second = undefined))
  }
  return second
}

function tick() {
  second = undefined
  for (const listener of listeners) listener()
  schedule()
}

function schedule() {
  clearTimeout(timer)
  if (listeners.size === 0 || document.hidden) return
  timer = setTimeout(tick, SECOND - (serverNow() % SECOND))
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) document.addEventListener('visibilitychange', tick)
  listeners.add(listener)
  schedule()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

/**
 * The server's time in whole seconds, ms since the epoch, updated each second. null on the server and until hydration, so
 * that it cannot contradict a page that was rendered long ago.
 */
export function useNow() {
  return useSyncExternalStore(subscribe, readSecond, () => null)
}

/** The same; on the server and until hydration the time of this machine, where the page is of this moment. */
export const useServerNow = () => useNow() ?? serverNow()
