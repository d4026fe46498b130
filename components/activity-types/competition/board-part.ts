/** `data-live-part` of the leaderboard (components/providers/keep-focus.tsx). */
export const BOARD_PART = 'board'
