export interface PressedPage {
  name: string
  path: string
  /** Each control is pressed by every means; elsewhere they take turns. */
  inEveryWay?: boolean
  /** The controls of the header are pressed too. */
  hasHeader?: boolean
}

/** The pages on which `first-press.spec.ts` presses every control first. */
export const PRESSED_PAGES: readonly PressedPage[] = [
  { name: 'login', path: '/en/login', inEveryWay: true },
  { name: 'register', path: '/en/register', inEveryWay: true },
  { name: 'home', path: '/en', hasHeader: true },
  { name: 'welcome', path: '/en/welcome-event' },
  { name: 'lottery', path: '/en/activity/lottery/harvest-draw' },
  { name: 'competition', path: '/en/activity/competition/autumn-trading-cup' },
  { name: 'teams', path: '/en/activity/competition/four-winds-team-cup' },
  { name: 'compound', path: '/en/activity/competition/three-voices-challenge' },
  { name: 'deposit bonus', path: '/en/activity/trading-deposit-bonus/deposit-and-trade' },
  { name: 'copy trading', path: '/en/activity/copy-trading/first-copy-covered' },
  { name: 'campaign', path: '/en/events/holder-snapshot' },
  { name: 'landing', path: '/en/promo/spot-festival' },
  { name: 'rewards', path: '/en/rewards' },
  { name: 'messages', path: '/en/messages' },
  { name: 'account', path: '/en/account' },
  { name: 'agent', path: '/en/agent' },
  { name: 'forgot password', path: '/en/forgot-password' },
  { name: 'download', path: '/en/download' },
  { name: 'fairness', path: '/en/fairness' },
  { name: 'legal', path: '/en/legal/promotions' },
  { name: 'not found', path: '/en/no-such-page' },
]
