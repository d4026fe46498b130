import { expect, test } from 'vitest'
import type { Activity } from '../activity.ts'
import { keyOf, type EntitlementRow, type Participant } from '../database/read-people.ts'
import type { EventRow } from '../facts/fact.ts'
import { Report } from '../report.ts'
import { activity, DAY, event, facts, HOUR, START, task, trade } from '../testing/facts.ts'
import { compareTasks } from './tasks.ts'

const SOURCE = 'task:a-task:-'
const NOW = START + 8 * DAY

/** One who has completed the task at the start of the activity. */
function participantWith(rows: EventRow[], entitlement?: EntitlementRow): Participant {
  const key = keyOf('act-1', SOURCE)
  const source = {
    userId: 'u-1',
    activityId: 'act-1',
    source: SOURCE,
    status: 'COMPLETED',
    soldOut: false,
    updatedAt: START + 3 * HOUR,
  } as const
  return {
    userId: 'u-1',
    account: { userId: 'u-1', createdAt: START - DAY, deletedAt: null, inviteCode: 'MINE', invitedByCode: null },
    facts: facts(...rows),
    joins: [{ userId: 'u-1', activityId: 'act-1', appliedAt: START }],
    bindings: [],
    friends: [],
    sources: new Map([[key, source]]),
    entitlements: new Map(entitlement && [[key, entitlement]]),
    rewards: new Map(),
    reviews: new Map(),
    draws: [],
    handedOver: new Map(),
    scores: [],
  }
}

/** Files of the activity by when they were published, the newest first. */
type Published = readonly { since: number; file: Activity }[]

function differencesOf(participant: Participant, published: Published): string[] {
  const report = new Report(9)
  const fileAt = (at: number) => published.find(({ since }) => since <= at)?.file
  compareTasks(participant, {
    activities: new Map(published.slice(0, 1).map(({ file }) => ['act-1', file])),
    files: { fileAt: (_, at) => fileAt(at), publishedAt: () => published.map(({ since }) => since) },
    budgets: { wasExhausted: () => false, wasPaused: () => false },
    now: NOW,
    report,
  })
  return report.differences.map((one) => `${one.facts}: ${one.product}`)
}

test('a task that an easier rule completed stays completed when its facts are taken back', () => {
  const file = (amount: string) =>
    activity({ tasks: [task('TOTAL_TRADING_VOLUME', { target: { amount } })] }, { endTime: START + 4 * DAY })
  const [first, easier] = [file('200'), file('100')]
  const trades = [trade(START + HOUR, '60'), trade(START + 2 * HOUR, '60')]
  const taken = event('event.reversed', START + 2 * DAY, { reverses: trades[0]?.eventId })
  const participant = participantWith([...trades, taken])
  const atFirst = { since: START - DAY, file: first }
  expect(differencesOf(participant, [{ since: START + DAY, file: easier }, atFirst])).toEqual([])
  expect(differencesOf(participant, [atFirst])).toEqual(['UNSATISFIED: COMPLETED'])
})

const expired = (earnedAt: number): EntitlementRow => ({
  userId: 'u-1',
  activityId: 'act-1',
  source: SOURCE,
  asset: 'DROP:USDT',
  quantity: '1',
  earnedAt,
  claimDeadline: earnedAt + DAY,
  reservationId: null,
  status: 'EXPIRED',
  updatedAt: earnedAt + DAY,
})

test('a claim of the moment at which easier rules are published may have come before them', () => {
  const file = (amount: string) =>
    activity({ tasks: [task('TOTAL_TRADING_VOLUME', { target: { amount }, claimDays: 1 })] })
  const trades = [trade(START + HOUR, '60'), trade(START + 2 * HOUR, '60')]
  const taken = event('event.reversed', START + 3 * HOUR, { reverses: trades[1]?.eventId })
  const since = START + 5 * HOUR
  const differences = (grantedAt: number) => {
    const granted: EntitlementRow = { ...expired(START + 2 * HOUR), status: 'GRANTED', updatedAt: grantedAt }
    return differencesOf(participantWith([...trades, taken], granted), [
      { since, file: file('50') },
      { since: START - DAY, file: file('100') },
    ])
  }
  expect(differences(since)).toEqual([])
  expect(differences(since + HOUR)).not.toEqual([])
})

test('an expired claim moves by facts from before its completion, and by no later ones', () => {
  const file = activity({ tasks: [task('TOTAL_TRADING_VOLUME', { target: { amount: '100' }, claimDays: 1 })] })
  const completedAt = START + 2 * HOUR
  const completing = trade(completedAt, '100')
  const taken = event('event.reversed', START + 3 * HOUR, { reverses: completing.eventId })
  const again = trade(START + 3 * DAY, '100')
  const after = trade(START + 5 * DAY, '1')
  const differences = (earnedAt: number, ...more: EventRow[]) =>
    differencesOf(participantWith([completing, taken, again, after, ...more], expired(earnedAt)), [
      { since: START - DAY, file },
    ])
  const late = trade(START + HOUR, '1', {})
  late.receivedAt = START + 6 * DAY
  const [first, moved] = [completedAt, again.occurredAt].map((at) => new Date(at).toISOString())
  expect(differences(completedAt)).toEqual([])
  expect(differences(completedAt, late)).toContain(`${moved}: ${first}`)
  expect(differences(again.occurredAt, late)).toEqual([])
})
