/** The periods of the page of a sub-agent, up to today. */
export const PERIOD_DAYS = [7, 30, 90] as const
export const DEFAULT_DAYS = 30
