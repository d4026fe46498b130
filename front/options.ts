import type { Rate } from '#lib/token-buckets.ts'

export type FrontOptions = {
  gatewayOrigin: string
  nextOrigin: string
  siteOrigin: string
  live: boolean
  development: boolean
  frameAncestors: string[]
  trustProxy: number
  /** True when the gateway is not the embedded one. */
  foreignGateway: boolean
  /** Whether an address may have only so many pages made (`limits.ts`). */
  rateLimit: boolean
  /** Of pages that are made for one address; `PAGE_RATE` without it. */
  pageRate?: Rate
  /** Takes what an operator should see. */
  warn: (message: string) => void
  /** What the gateway shows when it announces a change; empty: nobody can. */
  revalidateSecret: string
  /** Whether to ask the site when it last could read the gateway. */
  trackGatewayFreshness: boolean
  /** ms since the epoch: for what is said outward */
  now: () => number
  /** ms, on a clock that nobody sets: for how old things are */
  monotonicNow: () => number
  gatewayTimeoutMs?: number
  pageTimeoutMs?: number
  /** ms: how long a visitor waits for a new page while there is an old one. */
  patienceMs?: number
  /** How much the store of pages may hold. */
  storeBytes?: number
}
