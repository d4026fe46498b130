/** Reads again when the page regains focus. Rebates are settled once a day, so nothing is polled. */
export const FRESH = { refetchOnFocus: true, refetchOnReconnect: true } as const
