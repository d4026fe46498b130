import type { Locale } from '@fanfare/languages/locales.ts'

export interface Screen {
  /** For test titles and names of screenshots. */
  name: string
  /** Path without the language. */
  path: string
  /** ID in docs/requirements.md. */
  id: string
  who: 'visitor' | 'user'
  /** 404 pages are screens too. */
  status?: number
  /** Uses the same components as `welcome`, so each language is tested once, on a phone or on a desktop. */
  variant?: true
}

/** Every screen of the site, one row each; tests of all screens loop over this table. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', id: 'SCR-1', who: 'visitor' },
  { name: 'home-mine', path: '/', id: 'SCR-1', who: 'user' },
  { name: 'welcome', path: '/welcome-event', id: 'SCR-2', who: 'visitor' },
  { name: 'welcome-mine', path: '/welcome-event', id: 'SCR-2', who: 'user' },
  { name: 'lottery', path: '/activity/lottery/harvest-draw', id: 'SCR-3', who: 'visitor', variant: true },
  { name: 'competition', path: '/activity/competition/autumn-trading-cup', id: 'SCR-4', who: 'visitor', variant: true },
  { name: 'teams', path: '/activity/competition/four-winds-team-cup', id: 'SCR-4', who: 'visitor', variant: true },
  {
    name: 'competition-ended',
    path: '/activity/competition/summer-trading-cup',
    id: 'SCR-4',
    who: 'visitor',
    variant: true,
  },
  {
    name: 'compound',
    path: '/activity/competition/three-voices-challenge',
    id: 'SCR-4',
    who: 'visitor',
    variant: true,
  },
  {
    name: 'bonus',
    path: '/activity/trading-deposit-bonus/deposit-and-trade',
    id: 'SCR-5',
    who: 'visitor',
    variant: true,
  },
  {
    name: 'copy-trading',
    path: '/activity/copy-trading/first-copy-covered',
    id: 'SCR-6',
    who: 'visitor',
    variant: true,
  },
  { name: 'campaign', path: '/events/holder-snapshot', id: 'SCR-7', who: 'visitor', variant: true },
  { name: 'landing', path: '/promo/spot-festival', id: 'SCR-8', who: 'visitor', variant: true },
  { name: 'rewards', path: '/rewards', id: 'SCR-9', who: 'user' },
  { name: 'rewards-visitor', path: '/rewards', id: 'SCR-9', who: 'visitor' },
  { name: 'messages', path: '/messages', id: 'SCR-11', who: 'user' },
  { name: 'agent-visitor', path: '/agent', id: 'SCR-10', who: 'visitor' },
  { name: 'messages-visitor', path: '/messages', id: 'SCR-11', who: 'visitor' },
  { name: 'login', path: '/login', id: 'SCR-12', who: 'visitor' },
  { name: 'register', path: '/register?vipCode=AURORA7', id: 'SCR-12', who: 'visitor' },
  { name: 'account', path: '/account', id: 'SCR-12', who: 'user', variant: true },
  { name: 'account-visitor', path: '/account', id: 'SCR-12', who: 'visitor', variant: true },
  { name: 'forgot-password', path: '/forgot-password', id: 'SCR-12', who: 'visitor', variant: true },
  { name: 'reset-password', path: '/reset-password', id: 'SCR-12', who: 'visitor', variant: true },
  { name: 'download', path: '/download', id: 'SCR-13', who: 'visitor' },
  { name: 'fairness-list', path: '/fairness', id: 'SCR-15', who: 'visitor', variant: true },
  { name: 'legal', path: '/legal/promotions', id: 'SCR-16', who: 'visitor', variant: true },
  { name: 'not-found', path: '/no-such-page', id: 'SCR-14', who: 'visitor', status: 404 },
]

export const addressOf = (locale: Locale, path: string): string => `/${locale}${path === '/' ? '' : path}`
