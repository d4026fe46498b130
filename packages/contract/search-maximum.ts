/** Characters of a search (contract §1). */
export const SEARCH_MAXIMUM = 64
