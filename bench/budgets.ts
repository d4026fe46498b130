/** stack: what a visitor's page may load, KiB after gzip. */
export const FIRST_LOAD_KIB = 145
export const IDLE_KIB = 250

export interface BudgetedRoute {
  name: string
  /** With a language that has nothing of its own to load. */
  path: string
  /** Where a page needs more or is to stay well below; reasons are in docs/bench.md. */
  firstLoadKib?: number
  idleKib?: number
}

/** Every kind of page once; what a page loads does not depend on its language, but for the right-to-left one. */
export const BUDGETED_ROUTES: readonly BudgetedRoute[] = [
  { name: 'home', path: '/en' },
  { name: 'home, right to left', path: '/ar' },
  { name: 'welcome', path: '/en/welcome-event' },
  { name: 'lottery', path: '/en/activity/lottery/harvest-draw' },
  { name: 'competition', path: '/en/activity/competition/autumn-trading-cup' },
  { name: 'deposit bonus', path: '/en/activity/trading-deposit-bonus/deposit-and-trade' },
  { name: 'copy trading', path: '/en/activity/copy-trading/first-copy-covered' },
  { name: 'campaign', path: '/en/events/holder-snapshot' },
  { name: 'landing', path: '/en/promo/spot-festival' },
  { name: 'rewards', path: '/en/rewards' },
  { name: 'login', path: '/en/login' },
  { name: 'register', path: '/en/register' },
  { name: 'download', path: '/en/download' },
  { name: 'not found', path: '/en/no-such-page' },
]
