/** Prizes of a leaderboard are rounded down to it. */
export const PRIZE_DECIMALS = 2
