import { expect, test } from 'vitest'
import { describePage } from './describe-page.ts'
import { pageLabel } from '../page-label.ts'

test.each([
  ['/en/activity/lottery/harvest-draw', 'lottery'],
  ['/en/events/great-draw', 'lottery'],
  ['/en/activity/competition/newbie-cup', 'competition'],
  ['/de/welcome-event', 'newbie'],
  ['/en/promo/newbie', 'newbie'],
  ['/fa-IR/rewards', 'rewards'],
  ['/en/activity/trading-deposit-bonus/x', 'trading-deposit-bonus'],
  ['/en/promo/spot-festival', 'promo'],
  ['/en/activity/harvest-draw', 'lottery'],
  ['/en/promo/spot-competition', 'competition'],
  ['/en/messages', null],
  ['/en', null],
])('[PAGE-1] the label of %s is %s', (path, label) => expect(pageLabel(path)).toBe(label))

test.each([
  ['/en', { page: null, route: '/', locale: 'en' }],
  ['/zh-CN/', { page: null, route: '/', locale: 'zh-CN' }],
  ['/en/welcome-event', { page: 'newbie', route: '/welcome-event', locale: 'en', activity: 'welcome-event' }],
  ['/en/events/holder-snapshot', { page: null, route: '/events', locale: 'en', activity: 'holder-snapshot' }],
  [
    '/en/activity/lottery/harvest-draw',
    { page: 'lottery', route: '/activity/lottery', locale: 'en', activity: 'harvest-draw' },
  ],
  ['/en/agent/c7/rebate', { page: null, route: '/agent/rebate', locale: 'en' }],
  ['/en/agent/c7', { page: null, route: '/agent', locale: 'en' }],
  ['/en/messages/m-123', { page: null, route: '/messages', locale: 'en' }],
])('[ANA-3] %s is described without ids', (path, page) => expect(describePage(path)).toEqual(page))

test.each(['/en/preview/secret-lottery-token', '/en/dev/player', '/en/activity/unknown/x', `/en/events/A%20b`])(
  '[ANA-3] the unknown path %s is described as other',
  (path) => expect(describePage(path)).toEqual({ page: null, route: 'other', locale: 'en' }),
)
