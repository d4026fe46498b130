import type { IncomingMessage } from 'node:http'
import { limitAddress } from '@fanfare/kernel/net/client-address.ts'
import { createTokenBuckets } from '@fanfare/kernel/net/token-buckets.ts'
import { PAGE_RATE } from '../limits.ts'
import type { FrontOptions } from '../options.ts'

const WARN_INTERVAL_MS = 60_000

/** Pages of unknown addresses are never cached, so without a limit one client could keep Next rendering. */
export function createRenderLimit({ rateLimit, pageRate = PAGE_RATE, monotonicNow, warn }: FrontOptions) {
  const take = createTokenBuckets(monotonicNow)
  let refused = 0
  let warnedAt = -Infinity

  function countRefusal() {
    refused += 1
    const now = monotonicNow()
    if (now - warnedAt < WARN_INTERVAL_MS) return
    warn(`PAGES_LIMITED refused since the last line: ${refused}`)
    refused = 0
    warnedAt = now
  }

  /** Whether the client may have one more page rendered. Counts by the address that `prepareRequestHeaders` has set. */
  return ({ headers, socket }: IncomingMessage) => {
    if (!rateLimit) return true
    const forwarded = headers['x-forwarded-for']
    const address = limitAddress(typeof forwarded === 'string' ? forwarded : (socket.remoteAddress ?? ''))
    const { allowed } = take(address, pageRate)
    if (!allowed) countRefusal()
    return allowed
  }
}
