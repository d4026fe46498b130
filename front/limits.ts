import type { Rate } from '@fanfare/kernel/net/token-buckets.ts'

/**
 * The limit for pages that are not stored, because each costs Next a rendering and the gateway several reads. It equals the
 * gateway's limit for an address, so a crawler that visits every page once in every language stays below it. Requests that wait
 * for the same page count once.
 * @assumed the figures
 */
export const PAGE_RATE = { burst: 1200, perMinute: 2400 } as const satisfies Rate
