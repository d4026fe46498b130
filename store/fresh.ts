/** Reads again when the page regains focus, because another tab or device may have changed what it shows. */
export const FRESH = { refetchOnFocus: true, refetchOnReconnect: true } as const
