import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import type { MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { leadTrader } from '#components/testing/lead-trader.ts'
import { activityPageFixture } from './activities.ts'
import { DAY, HOUR, usdt, type Fixture, type Translate } from './fixture.ts'

export const COVER_TERMS = { limit: usdt('50'), paidWithinHours: 24 }

/** A cover in each state, with its time. */
export function coverStates(now: number): Fixture<MyCover>[] {
  const open: MyCover = {
    state: 'OPEN',
    trader: null,
    result: usdt('0'),
    paid: null,
    limit: COVER_TERMS.limit,
    reasonCode: null,
    openedAt: now - 2 * DAY,
    closedAt: null,
    asOf: now,
  }
  const closed = { ...open, trader: 'Delta North', result: usdt('-12.40'), closedAt: now - HOUR }
  const states: Record<string, MyCover> = {
    'nothing-copied': open,
    copying: { ...open, trader: 'Delta North' },
    paying: closed,
    'sold-out': { ...closed, reasonCode: 'SOLD_OUT' },
    reviewing: { ...closed, reasonCode: 'UNDER_REVIEW' },
    paid: { ...closed, state: 'PAID', paid: usdt('12.4') },
    'paid-maximum': { ...closed, state: 'PAID', result: usdt('-123456789012.12'), paid: usdt('50') },
    'used-up': { ...closed, state: 'USED_UP', result: usdt('8.15') },
    void: { ...closed, state: 'VOID' },
    'void-late': { ...open, state: 'VOID', reasonCode: 'OUT_OF_WINDOW' },
  }
  return Object.entries(states).map(([id, data]) => ({ id, data }))
}

/** Lead traders with places, without, copied, and with awkward figures. */
export const leadTraders = (): LeadTrader[] => [
  leadTrader({ following: true }),
  leadTrader({ traderId: 'lead-slow', name: 'Slow Kettle', roi30d: '0.064', followers: 12, capacity: 200 }),
  leadTrader({ traderId: 'lead-paper', name: 'Paper Tide', roi30d: '0.184', worstFall: '-0.117', followers: 300 }),
  leadTrader({ traderId: 'lead-loss', name: 'ka***@mail', roi30d: '-0.023', worstFall: '-0.129', covered: false }),
  leadTrader({
    traderId: 'lead-long',
    name: 'Handelsbevollmächtigtenvertretung der Nordlichter',
    roi30d: '123.4567',
    worstFall: '-0.9999',
    profitShare: '0.125',
    followers: 123_456,
    capacity: 200_000,
    authentic: false,
  }),
]

/** Leaderboards of followers and lead traders. */
const COPIED: CompetitionSection = {
  tracks: [
    { track: 'FOLLOWERS', label: '', unit: 'USDT', periods: ['ALL'] },
    { track: 'LEADS', label: '', unit: 'USDT', periods: ['ALL'] },
  ],
  cadence: 600,
  weightClasses: null,
  minimum: null,
  markets: [],
  countFrom: 'JOIN',
  dailyCap: null,
  minimumTraders: 0,
  feeRate: null,
  traders: 64,
  poolSteps: [],
  poolUnlocked: null,
  volume: null,
  factors: null,
  team: null,
}

/** The promotion before, during and after it. */
export function copyPages(now: number, translate: Translate): ActivityDetail[] {
  const detail = (more: Partial<ActivityDetail> = {}) =>
    activityPageFixture(now, translate, 'CopyTrading', {
      pool: usdt('50'),
      cover: COVER_TERMS,
      competition: COPIED,
      ...more,
    })
  return [
    detail({ status: 'UPCOMING', startTime: now + DAY }),
    detail(),
    detail({ status: 'ENDED', startTime: now - 30 * DAY, endTime: now - 2 * DAY }),
  ]
}
