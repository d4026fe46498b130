import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GeetestSettings } from '@fanfare/kernel/geetest-settings.ts'
import type { Rate } from '@fanfare/kernel/net/token-buckets.ts'
import type { FrontTallies } from './status/tallies.ts'

export type FrontOptions = {
  gatewayOrigin: string
  nextOrigin: string
  siteOrigin: string
  live: boolean
  development: boolean
  frameAncestors: string[]
  /** Sources of `connect-src` besides the site; none by default */
  connectSources?: readonly string[]
  /** Null or absent: no frame with GeeTest's captcha is answered. */
  geetest?: GeetestSettings | null
  trustProxy: number
  /** Passes on the form of the state player. */
  statePlayer?: boolean
  /** True when the gateway is not the embedded one. */
  foreignGateway: boolean
  /** Limits the pages that are rendered for one address (`limits.ts`). */
  rateLimit: boolean
  /** `PAGE_RATE` by default */
  pageRate?: Rate
  tallies: FrontTallies
  /** Gets the `x-request-id` of each answer of the gateway. */
  onGatewayAnswer?: (request: IncomingMessage, requestId: string | undefined) => void
  /** Answers each request within a trace of its own. */
  trace?: (request: IncomingMessage, response: ServerResponse, answer: () => void) => void
  warn: (message: string) => void
  /** The gateway sends it when it announces a change; empty: no announcement is accepted. */
  revalidateSecret: string
  /** Also accepted, while the secret is being replaced. */
  formerRevalidateSecret?: string
  /** Asks the site regularly when it last read the gateway. */
  trackGatewayFreshness: boolean
  /** ms since the epoch: for times that leave the process */
  now: () => number
  /** ms, monotonic: for ages */
  monotonicNow: () => number
  gatewayTimeoutMs?: number
  pageTimeoutMs?: number
  /** ms: how long a visitor waits for a new page while an old one is stored. */
  patienceMs?: number
  storeBytes?: number
}
