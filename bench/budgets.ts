/**
 * The budgets of a visitor's page, KiB after gzip: what it runs before the first sign of a person (ADR 0014), the same for a page that does
 * not wait (`isAwake`), and all that it loads after that sign.
 */
export const ASLEEP_KIB = 12
export const AWAKE_KIB = 155.5
export const TOUCHED_KIB = 260

/** The fonts of a page in Latin script, KiB; each is a compressed file. */
export const FONTS_KIB = 24.5

export interface BudgetedRoute {
  name: string
  /** Path in a left-to-right language, which loads no extra script. */
  path: string
  /** A different budget of one page; docs/bench.md has the reasons. */
  touchedKib?: number
  fontsKib?: number
  /** It has a form, or a part that only the browser completes: its scripts start after its paint. */
  isAwake?: boolean
  /** The page comes alive at once, for example to hide its activity in some countries: the untouched budget is added to the touched one. */
  isAliveAtOnce?: boolean
}

/** Every kind of page once. The scripts of a page depend on its direction, not on its language. */
export const BUDGETED_ROUTES: readonly BudgetedRoute[] = [
  { name: 'home', path: '/en', touchedKib: 225.5 },
  { name: 'home, right to left', path: '/ar', touchedKib: 225.5, fontsKib: 70 },
  { name: 'welcome', path: '/en/welcome-event' },
  { name: 'lottery', path: '/en/activity/lottery/harvest-draw' },
  { name: 'competition', path: '/en/activity/competition/autumn-trading-cup' },
  { name: 'deposit bonus', path: '/en/activity/trading-deposit-bonus/deposit-and-trade', touchedKib: 261 },
  { name: 'copy trading', path: '/en/activity/copy-trading/first-copy-covered' },
  { name: 'campaign', path: '/en/events/holder-snapshot', isAliveAtOnce: true },
  { name: 'landing', path: '/en/promo/spot-festival' },
  { name: 'rewards', path: '/en/rewards', touchedKib: 216 },
  { name: 'messages', path: '/en/messages', touchedKib: 216 },
  { name: 'account', path: '/en/account', touchedKib: 216 },
  { name: 'campaigns of an agent', path: '/en/agent', touchedKib: 216 },
  { name: 'overview of an agent', path: '/en/agent/a1', touchedKib: 216 },
  { name: 'rebates of an agent', path: '/en/agent/a1/rebate', touchedKib: 216 },
  { name: 'referrals of an agent', path: '/en/agent/a1/referral', touchedKib: 216 },
  { name: 'performance of an agent', path: '/en/agent/a1/performance', touchedKib: 216 },
  { name: 'login', path: '/en/login', isAwake: true, touchedKib: 265 },
  { name: 'register', path: '/en/register', isAwake: true },
  { name: 'forgot password', path: '/en/forgot-password', isAwake: true, touchedKib: 246.5 },
  { name: 'reset password', path: '/en/reset-password', isAliveAtOnce: true, touchedKib: 246.5 },
  { name: 'download', path: '/en/download', isAwake: true, touchedKib: 221 },
  { name: 'legal document', path: '/en/legal/terms', touchedKib: 216 },
  { name: 'not found', path: '/en/no-such-page', isAwake: true, touchedKib: 216 },
]

export const firstLoadKib = ({ isAwake, isAliveAtOnce, touchedKib = TOUCHED_KIB }: BudgetedRoute) =>
  isAliveAtOnce ? touchedKib + ASLEEP_KIB : isAwake ? AWAKE_KIB : ASLEEP_KIB
