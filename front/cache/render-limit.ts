import type { IncomingMessage } from 'node:http'
import { limitAddress } from '#lib/client-address.ts'
import { createTokenBuckets } from '#lib/token-buckets.ts'
import type { FrontOptions } from '../options.ts'
import { PAGE_RATE } from '../limits.ts'

const SAID_EVERY_MS = 60_000

/** Made-up addresses are never kept: without a limit anyone could have pages made for him as fast as Next can. */
export class RenderLimit {
  readonly #options: Pick<FrontOptions, 'rateLimit' | 'pageRate' | 'monotonicNow' | 'warn'>
  readonly #take: ReturnType<typeof createTokenBuckets>
  #refused = 0
  #saidAt = -Infinity

  constructor(options: Pick<FrontOptions, 'rateLimit' | 'pageRate' | 'monotonicNow' | 'warn'>) {
    this.#options = options
    this.#take = createTokenBuckets(options.monotonicNow)
  }

  /** Whether its address may have one more page made. The address is the one that goes on to Next. */
  allows({ headers, socket }: IncomingMessage): boolean {
    const { rateLimit, pageRate = PAGE_RATE } = this.#options
    if (!rateLimit) return true
    const address = headers['x-forwarded-for']
    const counted = limitAddress(typeof address === 'string' ? address : (socket.remoteAddress ?? ''))
    const { allowed } = this.#take(counted, pageRate)
    if (!allowed) this.#tell()
    return allowed
  }

  #tell(): void {
    this.#refused += 1
    const time = this.#options.monotonicNow()
    if (time - this.#saidAt < SAID_EVERY_MS) return
    this.#options.warn(`PAGES_LIMITED refused since the last line: ${this.#refused}`)
    this.#refused = 0
    this.#saidAt = time
  }
}
