/** Words of an address and the label that they give a page, in the order of PAGE-1. */
const LABELS = [
  ['lottery', 'lottery'],
  ['draw', 'lottery'],
  ['competition', 'competition'],
  ['newbie', 'newbie'],
  ['welcome-event', 'newbie'],
  ['rewards', 'rewards'],
  ['trading-deposit-bonus', 'trading-deposit-bonus'],
  ['promo', 'promo'],
] as const

/** The context label of a page by its path (PAGE-1): the first word that matches; null for a page without one. */
export const pageLabel = (path: string) => LABELS.find(([word]) => path.includes(word))?.[1] ?? null
