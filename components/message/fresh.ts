/** Reads again when the page regains focus, because another tab or device may have read messages. */
export const FRESH = { refetchOnFocus: true, refetchOnReconnect: true } as const
