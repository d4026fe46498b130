import type { Locale } from '@fanfare/languages/locales.ts'

export interface Screen {
  /** For test titles. */
  name: string
  /** Path without the language. */
  path: string
  who: 'visitor' | 'user'
  /** 404 pages are screens too. */
  status?: number
  /** Uses the same components as `welcome`, so each language is tested once, on a phone or on a desktop. */
  variant?: true
}

/** Every screen of the site, one row each; tests of all screens loop over this table. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', who: 'visitor' },
  { name: 'home-mine', path: '/', who: 'user' },
  { name: 'welcome', path: '/welcome-event', who: 'visitor' },
  { name: 'welcome-mine', path: '/welcome-event', who: 'user' },
  { name: 'lottery', path: '/activity/lottery/harvest-draw', who: 'visitor', variant: true },
  { name: 'competition', path: '/activity/competition/autumn-trading-cup', who: 'visitor', variant: true },
  { name: 'teams', path: '/activity/competition/four-winds-team-cup', who: 'visitor', variant: true },
  { name: 'competition-ended', path: '/activity/competition/summer-trading-cup', who: 'visitor', variant: true },
  { name: 'compound', path: '/activity/competition/three-voices-challenge', who: 'visitor', variant: true },
  { name: 'bonus', path: '/activity/trading-deposit-bonus/deposit-and-trade', who: 'visitor', variant: true },
  { name: 'copy-trading', path: '/activity/copy-trading/first-copy-covered', who: 'visitor', variant: true },
  { name: 'campaign', path: '/events/holder-snapshot', who: 'visitor', variant: true },
  { name: 'landing', path: '/promo/spot-festival', who: 'visitor', variant: true },
  { name: 'rewards', path: '/rewards', who: 'user' },
  { name: 'rewards-visitor', path: '/rewards', who: 'visitor' },
  { name: 'messages', path: '/messages', who: 'user' },
  { name: 'agent-visitor', path: '/agent', who: 'visitor' },
  { name: 'messages-visitor', path: '/messages', who: 'visitor' },
  { name: 'login', path: '/login', who: 'visitor' },
  { name: 'register', path: '/register?vipCode=AURORA7', who: 'visitor' },
  { name: 'account', path: '/account', who: 'user', variant: true },
  { name: 'account-visitor', path: '/account', who: 'visitor', variant: true },
  { name: 'forgot-password', path: '/forgot-password', who: 'visitor', variant: true },
  { name: 'reset-password', path: '/reset-password', who: 'visitor', variant: true },
  { name: 'download', path: '/download', who: 'visitor' },
  { name: 'fairness-list', path: '/fairness', who: 'visitor', variant: true },
  { name: 'legal', path: '/legal/promotions', who: 'visitor', variant: true },
  { name: 'not-found', path: '/no-such-page', who: 'visitor', status: 404 },
]

export const addressOf = (locale: Locale, path: string): string => `/${locale}${path === '/' ? '' : path}`
