/** Specification §9, ms: a call that is made again within this time of its answer is not sent again. */
export const MEMOISED_MS = 3000
/** Specification §9, ms: the same for reference data that hardly changes, such as area codes. */
export const LONG_CACHE_MS = 216_000

/** RTK Query keeps an answer this long after its last reader, s, so that Back shows it at once while it is read again. */
const KEPT_AT_LEAST_S = 60

/**
 * Options of a query: a new reader gets an answer that is younger than `ms`, otherwise the call is sent again (API-4). A refetch
 * after a change does not wait.
 */
export const cachedFor = (ms: number) => ({
  forceRefetch: ({ endpointState }: { endpointState?: { fulfilledTimeStamp?: number } }) =>
    Date.now() - (endpointState?.fulfilledTimeStamp ?? 0) >= ms,
  keepUnusedDataFor: Math.max(ms / 1000, KEPT_AT_LEAST_S),
})
