/** API-4: how long what hardly changes (area codes) is kept, ms. */
export const LONG_CACHE_MS = 216_000
