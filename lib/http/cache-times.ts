/** Specification §9: an answer that no part of the page shows is kept this long; until then the same call is not sent again. */
export const MEMOISED_MS = 3000
/** Specification §9, for reference data such as area codes. */
export const LONG_CACHE_MS = 216_000
