/**
 * The budget of a visitor's page, KiB after gzip: what it runs until a person is there (ADR 0014), the same of a page that no rule lets wait
 * (`isAwake`), and all that it loads after the first sign of a person.
 */
export const ASLEEP_KIB = 12
export const AWAKE_KIB = 154
export const TOUCHED_KIB = 257

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
  /** Some countries may not see the activity, so the page comes alive at once: the touched budget and the inline scripts' hold for it untouched. */
  isAliveAtOnce?: boolean
}

/** Every kind of page once. The scripts of a page depend on its direction, not on its language. */
export const BUDGETED_ROUTES: readonly BudgetedRoute[] = [
  { name: 'home', path: '/en' },
  { name: 'home, right to left', path: '/ar', fontsKib: 70 },
  { name: 'welcome', path: '/en/welcome-event' },
  { name: 'lottery', path: '/en/activity/lottery/harvest-draw' },
  { name: 'competition', path: '/en/activity/competition/autumn-trading-cup' },
  { name: 'deposit bonus', path: '/en/activity/trading-deposit-bonus/deposit-and-trade', touchedKib: 258 },
  { name: 'copy trading', path: '/en/activity/copy-trading/first-copy-covered' },
  { name: 'campaign', path: '/en/events/holder-snapshot', isAliveAtOnce: true },
  { name: 'landing', path: '/en/promo/spot-festival' },
  { name: 'rewards', path: '/en/rewards' },
  { name: 'messages', path: '/en/messages' },
  { name: 'account', path: '/en/account' },
  { name: 'campaigns of an agent', path: '/en/agent' },
  { name: 'overview of an agent', path: '/en/agent/a1' },
  { name: 'rebates of an agent', path: '/en/agent/a1/rebate' },
  { name: 'referrals of an agent', path: '/en/agent/a1/referral' },
  { name: 'performance of an agent', path: '/en/agent/a1/performance' },
  { name: 'login', path: '/en/login', isAwake: true, touchedKib: 260 },
  { name: 'register', path: '/en/register', isAwake: true, touchedKib: 260 },
  { name: 'forgot password', path: '/en/forgot-password', isAwake: true, touchedKib: 260 },
  { name: 'reset password', path: '/en/reset-password', isAliveAtOnce: true },
  { name: 'download', path: '/en/download', isAwake: true },
  { name: 'legal document', path: '/en/legal/terms' },
  { name: 'not found', path: '/en/no-such-page', isAwake: true },
]

export const firstLoadKib = ({ isAwake, isAliveAtOnce, touchedKib = TOUCHED_KIB }: BudgetedRoute): number =>
  isAliveAtOnce ? touchedKib + ASLEEP_KIB : isAwake ? AWAKE_KIB : ASLEEP_KIB
