import type { ComponentProps } from 'react'
import type { HeroStake } from '#components/activity/hero-stake.tsx'
import type { ActivityStanding } from '#components/activity/activity-standing.ts'
import type { ActivityDetail, ActivitySummary, MyActivity } from '@fanfare/contract/activity/activity.ts'
import { ACTIVITY_TYPES, type ActivityTypeName, type ActivityTypeRow } from '@fanfare/contract/activity-types.ts'
import { WELCOME_ALIAS } from '@fanfare/contract/welcome-alias.ts'
import { DAY, usdt, type Fixture, type Translate } from './fixture.ts'

export function activityFixture(
  now: number,
  translate: Translate,
  type: ActivityTypeName,
  more: Partial<ActivitySummary> = {},
): ActivitySummary {
  const alias = type.toLowerCase()
  const { code, page, textKey, forNewUsers }: ActivityTypeRow = ACTIVITY_TYPES[type]
  return {
    activityId: `act-${alias}`,
    alias,
    activityType: code,
    title: translate(`activity_type.${textKey}`),
    subtitle: translate('invite.text'),
    pool: usdt('50000'),
    startTime: now - 10 * DAY,
    endTime: now + 9 * DAY + 16 * 3_600_000,
    status: 'ONGOING',
    outcome: null,
    participants: 12_480,
    image: '',
    path: forNewUsers ? `/${WELCOME_ALIAS}` : `${page}/fixture`,
    ...more,
  }
}

/** The page of an activity without tasks, prizes or texts. */
export const activityPageFixture = (
  now: number,
  translate: Translate,
  type: ActivityTypeName,
  more: Partial<ActivityDetail> = {},
): ActivityDetail => ({
  ...activityFixture(now, translate, type),
  timeZone: 'UTC',
  regionsExcluded: [],
  audience: {
    newWithinDays: null,
    minimumAgeDays: null,
    identityNeeded: false,
    participantsMaximum: null,
    notWith: [],
  },
  tasks: [],
  rewards: [],
  tiers: [],
  rules: [],
  faq: [],
  consent: null,
  budgetLeft: null,
  dataDelaySeconds: 0,
  ...more,
})

/** The same as the gateway answers a member, with the member's own part. */
export const memberPageFixture = (
  now: number,
  translate: Translate,
  type: ActivityTypeName,
  my: Partial<MyActivity> = {},
): ActivityDetail & { my: MyActivity } => ({
  ...activityPageFixture(now, translate, type),
  my: { applied: true, appliedAt: now - DAY, eligible: true, reasonCode: null, draws: null, rank: null, ...my },
})

const over = (now: number) => ({ startTime: now - 30 * DAY, endTime: now - 2 * DAY, status: 'ENDED' }) as const

/** The states of an activity's card that the list of activities contains (design §6). */
export function activityStates(now: number, translate: Translate): Fixture<ActivitySummary>[] {
  const card = (type: ActivityTypeName, more: Partial<ActivitySummary> = {}) =>
    activityFixture(now, translate, type, more)
  const states: Record<string, ActivitySummary> = {
    ongoing: card('PersonalTrading'),
    'ongoing-last-hours': card('TradingDepositBonus', { endTime: now + 3 * 3_600_000 }),
    'ongoing-last-minutes': card('CompoundTrading', { endTime: now + 8 * 60_000 }),
    verifiable: card('Lottery', { topPrize: usdt('500') }),
    campaign: card('PersonalTrading', { path: '/events/fixture' }),
    upcoming: card('TeamTrading', {
      startTime: now + 8 * DAY,
      endTime: now + 28 * DAY,
      status: 'UPCOMING',
      participants: 0,
    }),
    'needs-app': card('CopyTrading', { taskSum: usdt('50000'), taskCount: 3 }),
    'long-figures': card('TeamTrading', { pool: { amount: '123456789012.123456789012345678', unit: 'FNF' } }),
    'without-pool': card('PersonalTrading', { pool: null, subtitle: '', participants: 1 }),
    ended: card('PersonalTrading', over(now)),
    settling: card('PersonalTrading', { ...over(now), outcome: 'SETTLING' }),
    settled: card('PersonalTrading', { ...over(now), outcome: 'SETTLED' }),
    cancelled: card('Lottery', { ...over(now), outcome: 'CANCELLED' }),
  }
  return Object.entries(states).map(([id, data]) => ({ id, data }))
}

interface StandingState {
  activity: ActivitySummary
  standing: ActivityStanding
}

/** The states of a user on a running activity's card, and something to claim after its end. */
export function standingStates(now: number, translate: Translate): Fixture<StandingState>[] {
  const card = (type: ActivityTypeName, standing: ActivityStanding, more: Partial<ActivitySummary> = {}) => ({
    activity: activityFixture(now, translate, type, more),
    standing,
  })
  const cash = { amount: usdt('10'), label: '' }
  const draws = { amount: { count: 2 }, label: '' }
  const states: Record<string, StandingState> = {
    'not-joined': card('TeamTrading', { state: 'notJoined' }),
    joined: card('PersonalTrading', { state: 'joined', done: 0, of: 0 }),
    'tasks-done': card(
      'NewUser',
      { state: 'joined', done: 3, of: 7 },
      { pool: usdt('125'), taskSum: usdt('125'), taskCount: 7 },
    ),
    'to-claim': card('CopyTrading', { state: 'toClaim', rewards: [cash, cash] }),
    'to-claim-draws': card('Lottery', { state: 'toClaim', rewards: [draws] }, { topPrize: usdt('500') }),
    'to-claim-several': card('Lottery', { state: 'toClaim', rewards: [cash, draws] }),
    'to-claim-ended': card(
      'CompoundTrading',
      { state: 'toClaim', rewards: [cash] },
      { ...over(now), outcome: 'SETTLED' },
    ),
  }
  return Object.entries(states).map(([id, data]) => ({ id, data }))
}

/** The stake of an activity's page: a maximum, a pool, a long figure, the user's own line, and the sum that the user got. */
export function heroStates(now: number, translate: Translate): Fixture<ComponentProps<typeof HeroStake>>[] {
  const proof = translate('invite.text')
  const subject = (type: ActivityTypeName, more: Partial<ActivitySummary> = {}) => ({
    ...activityFixture(now, translate, type, more),
    proof,
  })
  const cup = subject('PersonalTrading')
  const long = { amount: '123456789012.123456789012345678', unit: 'FNF' }
  const states: Record<string, ComponentProps<typeof HeroStake>> = {
    'stake-maximum': { subject: subject('Lottery', { topPrize: usdt('500') }) },
    'stake-pool': { subject: cup },
    'stake-long': { subject: subject('TeamTrading', { pool: long }) },
    'stake-mine': { subject: cup, mine: { won: null, proof: translate('activity.settled_line') } },
    'stake-won': { subject: subject('PersonalTrading', over(now)), mine: { won: usdt('64.2'), proof: null } },
  }
  return Object.entries(states).map(([id, data]) => ({ id, data }))
}
