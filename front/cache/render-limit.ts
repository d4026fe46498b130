import type { IncomingMessage } from 'node:http'
import { limitAddress } from '@fanfare/kernel/net/client-address.ts'
import { createTokenBuckets } from '@fanfare/kernel/net/token-buckets.ts'
import { PAGE_RATE } from '../limits.ts'
import type { FrontOptions } from '../options.ts'

const WARN_INTERVAL_MS = 60_000

type RenderLimitOptions = Pick<FrontOptions, 'rateLimit' | 'pageRate' | 'monotonicNow' | 'warn'>

/** Pages of unknown addresses are never cached, so without a limit one client could keep Next rendering. */
export class RenderLimit {
  readonly #options: RenderLimitOptions
  readonly #take: ReturnType<typeof createTokenBuckets>
  #refused = 0
  #warnedAt = -Infinity

  constructor(options: RenderLimitOptions) {
    this.#options = options
    this.#take = createTokenBuckets(options.monotonicNow)
  }

  /** Whether the client may have one more page rendered. Counts by the address that `prepareRequestHeaders` has set. */
  allows({ headers, socket }: IncomingMessage) {
    const { rateLimit, pageRate = PAGE_RATE } = this.#options
    if (!rateLimit) return true
    const forwarded = headers['x-forwarded-for']
    const address = limitAddress(typeof forwarded === 'string' ? forwarded : (socket.remoteAddress ?? ''))
    const { allowed } = this.#take(address, pageRate)
    if (!allowed) this.#countRefusal()
    return allowed
  }

  #countRefusal() {
    this.#refused += 1
    const now = this.#options.monotonicNow()
    if (now - this.#warnedAt < WARN_INTERVAL_MS) return
    this.#options.warn(`PAGES_LIMITED refused since the last line: ${this.#refused}`)
    this.#refused = 0
    this.#warnedAt = now
  }
}
