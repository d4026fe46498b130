import { setTimeout as sleep } from 'node:timers/promises'

/** ms between two reads. @assumed */
const INTERVAL_MS = 60_000
/** The wait before a front that did not answer, for example because it is starting, gets the announcement again, ms. */
const ANNOUNCE_AGAIN_MS = 5000

interface Watch {
  /** Resolves with whether the source has changed. */
  read: () => Promise<boolean>
  /** Resolves with whether all pages will be renewed. */
  announce: () => Promise<boolean>
  /** Ends the watch. */
  signal?: AbortSignal
}

/** Reads a remote source at once and every minute, and has the pages renewed when it has changed. */
export async function watchSource({ read, announce, signal }: Watch) {
  let isAnnounced = true
  while (!signal?.aborted) {
    if (await read()) isAnnounced = false
    isAnnounced ||= await announce()
    await sleep(isAnnounced ? INTERVAL_MS : ANNOUNCE_AGAIN_MS, undefined, { ref: false, signal }).catch(() => undefined)
  }
}
