/** The section of the leaderboard on the page. */
export const BOARD_ID = 'leaderboard'
