import { expect, test } from 'vitest'
import { keyOf, type Participant } from '../database/read-people.ts'
import { Report } from '../report.ts'
import { activity, DAY, event, facts, HOUR, START, task, trade } from '../testing/facts.ts'
import { compareTasks } from './tasks.ts'

const SOURCE = 'task:a-task:-'
/** Since then the task asks for half as much. */
const EASIER_SINCE = START + DAY

/** A participant whose completed task two trades of 60 have earned, of which one is then taken back. */
function differences({ wasEasier }: { wasEasier: boolean }): string[] {
  const file = (amount: string) =>
    activity({ tasks: [task('TOTAL_TRADING_VOLUME', { target: { amount } })] }, { endTime: START + 4 * DAY })
  const [first, newest] = [file('200'), file('100')]
  const trades = [trade(START + HOUR, '60'), trade(START + 2 * HOUR, '60')]
  const taken = event('event.reversed', START + 2 * DAY, { reverses: trades[0]?.eventId })
  const source = {
    userId: 'u-1',
    activityId: 'act-1',
    source: SOURCE,
    status: 'COMPLETED',
    soldOut: false,
    updatedAt: START,
  } as const
  const participant: Participant = {
    userId: 'u-1',
    account: { userId: 'u-1', createdAt: START - DAY, deletedAt: null, inviteCode: 'MINE', invitedByCode: null },
    facts: facts(...trades, taken),
    joins: [{ userId: 'u-1', activityId: 'act-1', appliedAt: START }],
    bindings: [],
    friends: [],
    sources: new Map([[keyOf('act-1', SOURCE), source]]),
    entitlements: new Map(),
    rewards: new Map(),
    reviews: new Map(),
    draws: [],
    handedOver: new Map(),
    scores: [],
  }
  const report = new Report(9)
  compareTasks(participant, {
    activities: new Map([['act-1', wasEasier ? newest : first]]),
    files: {
      fileAt: (_, at) => (wasEasier && at >= EASIER_SINCE ? newest : first),
      publishedAt: () => (wasEasier ? [START - DAY, EASIER_SINCE] : [START - DAY]),
    },
    budgets: { wasExhausted: () => false, wasPaused: () => false },
    now: START + 5 * DAY,
    report,
  })
  return report.differences.map((one) => `${one.facts}: ${one.product}`)
}

test('a task that an easier rule completed stays completed when its facts are taken back', () => {
  expect(differences({ wasEasier: true })).toEqual([])
  expect(differences({ wasEasier: false })).toEqual(['UNSATISFIED: COMPLETED'])
})
