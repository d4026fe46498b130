import type { Rate } from '#lib/token-buckets.ts'

/**
 * Addresses that the front has not kept, each of which costs Next a page and the gateway readings; what is kept is not
 * counted. Generous for a house full of people behind one address: a page that several wait for counts once.
 * @assumed the figures
 */
export const PAGE_RATE = { burst: 120, perMinute: 240 } as const satisfies Rate
