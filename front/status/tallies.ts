import type { Socket } from 'node:net'

/**
 * `hit`: a fresh entry. `revalidating`: an entry that is renewed in the background. `stale`: the last good one, because no newer
 * came. `miss`: a request that waited for Next. `failed`: Next sent nothing, and nothing was stored.
 */
export const CACHE_RESULTS = ['hit', 'revalidating', 'stale', 'miss', 'failed'] as const

function zeroes<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
}

/** The tallies of one front. Requests only change numbers and a set; the metrics library's objects are made when somebody reads them. */
export class FrontTallies {
  readonly cache = { page: zeroes(CACHE_RESULTS), file: zeroes(CACHE_RESULTS) }
  /** Answers by the first digit of their status. */
  readonly answers = [0, 0, 0, 0, 0, 0]
  readonly openSockets = new Set<Socket>()
  /** Writes to the log that failed, for example on a full disk. */
  failedLogWrites = 0
  /** Requests of a proxy in front while TRUST_PROXY is 0. */
  ignoredProxies = 0
  /** Set by the metrics of this front: how long a page for the cache took, and whether Next sent a usable one. */
  onRender: (seconds: number, ok: boolean) => void = () => undefined
}
