/** The channel on which the pages of this browser show their events to `/dev/analytics`. */
export const DEV_CHANNEL = 'fanfare-analytics'
