import type { PageLabel } from '../contract/site/analytics-event.ts'

/** PAGE-1, in this order: the first part that the path contains decides. */
const LABELS: readonly [part: string, label: PageLabel][] = [
  ['lottery', 'lottery'],
  ['draw', 'lottery'],
  ['competition', 'competition'],
  ['newbie', 'newbie'],
  ['welcome-event', 'newbie'],
  ['rewards', 'rewards'],
  ['trading-deposit-bonus', 'trading-deposit-bonus'],
  ['promo', 'promo'],
]

/** The label of a page from the path of its address (PAGE-1); null for every other page. */
export const pageLabel = (pathname: string): PageLabel | null =>
  LABELS.find(([part]) => pathname.includes(part))?.[1] ?? null
