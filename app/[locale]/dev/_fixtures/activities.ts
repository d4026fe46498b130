import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import { ACTIVITY_TYPES, type ActivityTypeName } from '#lib/contract/activity-types.ts'
import { DAY, usdt, type Fixture, type Translate } from './fixture.ts'

const KEYS = {
  NewUser: 'new_user',
  PersonalTrading: 'personal_trading',
  Lottery: 'lottery',
  CopyTrading: 'copy_trading',
  TeamTrading: 'team_trading',
  TradingDepositBonus: 'trading_deposit_bonus',
  CompoundTrading: 'compound_trading',
} as const satisfies Record<ActivityTypeName, string>

const PATHS: Record<ActivityTypeName, string> = {
  NewUser: '/welcome-event',
  PersonalTrading: '/activity/competition/fixture',
  Lottery: '/activity/lottery/fixture',
  CopyTrading: '/activity/copy-trading/fixture',
  TeamTrading: '/activity/competition/fixture',
  TradingDepositBonus: '/activity/trading-deposit-bonus/fixture',
  CompoundTrading: '/activity/competition/fixture',
}

export function activityFixture(
  now: number,
  translate: Translate,
  type: ActivityTypeName,
  more: Partial<ActivitySummary> = {},
): ActivitySummary {
  const alias = type.toLowerCase()
  return {
    activityId: `act-${alias}`,
    alias,
    activityType: ACTIVITY_TYPES[type].code,
    title: translate(`activity_type.${KEYS[type]}`),
    subtitle: translate('invite.text'),
    pool: usdt('50000'),
    startTime: now - 10 * DAY,
    endTime: now + 9 * DAY + 16 * 3_600_000,
    status: 'ONGOING',
    outcome: null,
    participants: 12_480,
    image: '',
    path: PATHS[type],
    ...more,
  }
}

const over = (now: number) => ({ startTime: now - 30 * DAY, endTime: now - 2 * DAY, status: 'ENDED' }) as const

/** The states of an activity's card that the list of activities contains (design §6). */
export function activityStates(now: number, translate: Translate): Fixture<ActivitySummary>[] {
  const card = (type: ActivityTypeName, more: Partial<ActivitySummary> = {}) =>
    activityFixture(now, translate, type, more)
  const states: Record<string, ActivitySummary> = {
    ongoing: card('PersonalTrading'),
    'ongoing-last-hours': card('TradingDepositBonus', { endTime: now + 3 * 3_600_000 }),
    'ongoing-last-minutes': card('CompoundTrading', { endTime: now + 8 * 60_000 }),
    verifiable: card('Lottery'),
    campaign: card('PersonalTrading', { path: '/events/fixture' }),
    upcoming: card('TeamTrading', {
      startTime: now + 8 * DAY,
      endTime: now + 28 * DAY,
      status: 'UPCOMING',
      participants: 0,
    }),
    'needs-app': card('CopyTrading'),
    'without-pool': card('PersonalTrading', { pool: null, subtitle: '', participants: 1 }),
    ended: card('PersonalTrading', over(now)),
    settling: card('PersonalTrading', { ...over(now), outcome: 'SETTLING' }),
    settled: card('PersonalTrading', { ...over(now), outcome: 'SETTLED' }),
    cancelled: card('Lottery', { ...over(now), outcome: 'CANCELLED' }),
  }
  return Object.entries(states).map(([id, data]) => ({ id, data }))
}
