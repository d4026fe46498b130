/** How many draws one page of the table that verifies them has. */
export const DRAWS_SHOWN = 10
