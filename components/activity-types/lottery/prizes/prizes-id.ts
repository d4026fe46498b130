/** The section with prizes and odds, for links to it. */
export const PRIZES_ID = 'prizes'
