import type { Rate } from '#lib/token-buckets.ts'

/**
 * Addresses that the front has not kept, each of which costs Next a page and the gateway readings; what is kept is not
 * counted. As many as the gateway lets an address read: a crawler that visits every page once in every language stays
 * below it. A page that several wait for counts once.
 * @assumed the figures
 */
export const PAGE_RATE = { burst: 1200, perMinute: 2400 } as const satisfies Rate
