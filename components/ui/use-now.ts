'use client'

import { useSyncExternalStore } from 'react'
import { serverNow } from '#lib/http/clock.ts'

const SECOND = 1000

/** One clock for the whole page: every countdown changes in the same frame, and a hidden page does not tick at all. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function tick(): void {
  clearTimeout(timer)
  for (const listener of listeners) listener()
  schedule()
}

function schedule(): void {
  clearTimeout(timer)
  if (listeners.size === 0 || document.hidden) return
  timer = setTimeout(tick, SECOND - (serverNow() % SECOND))
}

function subscribe(listener: () => void): () => void {
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
 * The server's time in whole seconds as ms since the epoch, each second anew; null on the server and until the page is
 * hydrated, so that what was rendered on a server long ago never disagrees with it.
 */
export function useNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(serverNow() / SECOND) * SECOND,
    () => null,
  )
}
