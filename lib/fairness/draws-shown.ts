/** Draws on one page of the table that verifies them. */
export const DRAWS_SHOWN = 10
