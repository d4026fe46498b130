'use client'

import { useSyncExternalStore } from 'react'
import { ownZone } from '@fanfare/kernel/time/own-time.ts'

/** When a page is seen again. `visibilitychange` reaches the window, too. */
const SIGNS = ['visibilitychange', 'pageshow'] as const

let known: string | undefined
const readers = new Set<() => void>()

/** A traveller's zone changes while the page is in the background. */
function readZone() {
  if (document.visibilityState === 'hidden') return
  const zone = ownZone()
  if (zone === known) return
  known = zone
  for (const read of readers) read()
}

function subscribe(read: () => void) {
  if (readers.size === 0) for (const sign of SIGNS) window.addEventListener(sign, readZone)
  readers.add(read)
  return () => {
    readers.delete(read)
    if (readers.size === 0) for (const sign of SIGNS) window.removeEventListener(sign, readZone)
  }
}

/**
 * The reader's IANA zone; UTC on the server, where only times in a named zone may be drawn. Asked once, and again when the page is
 * seen again, because each question makes a formatter.
 */
export const useMyZone = (): string =>
  useSyncExternalStore(
    subscribe,
    () => (known ??= ownZone()),
    () => 'UTC',
  )
