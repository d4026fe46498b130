/** Reads again when the page regains focus. Rebates are settled once a day. */
export const FRESH = { refetchOnFocus: true, refetchOnReconnect: true } as const

const EVERY_MS = 15_000

/** For the figures of today, which no topic of a socket has: reads again while somebody looks at the page. */
export const FRESH_TODAY = { ...FRESH, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true } as const
