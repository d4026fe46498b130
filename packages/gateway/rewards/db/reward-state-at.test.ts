import { expect, test } from 'vitest'
import { REWARD_STATES } from '@fanfare/contract/enumerations.ts'
import { query, type Db } from '#gateway/db/client.ts'
import { createTestDatabase } from '#gateway/testing/test-database.ts'
import { rewardStateAt, type RewardLife } from '../awards/reward-state.ts'
import { stateAt } from './reward-state-at.ts'

const NOW = 1_000
/** No end, and the instants around the moment that is asked for: a start belongs to its time, an end does not. */
const INSTANTS = [null, NOW - 2, NOW - 1, NOW, NOW + 1, NOW + 2]

/** Every life that a reward can have: each state with each end of its hold and each expiry. */
const LIVES: readonly RewardLife[] = REWARD_STATES.flatMap((state) =>
  INSTANTS.flatMap((holdUntil) => INSTANTS.map((expiresAt) => ({ state, holdUntil, expiresAt, reasonCode: null }))),
)

async function statesInSql(db: Db, lives: readonly RewardLife[]): Promise<string[]> {
  const rows = await query<{ stateNow: string }>(db)`
    select ${stateAt(NOW, 'r')} as state_now from jsonb_to_recordset(${JSON.stringify(
      lives.map(({ state, holdUntil, expiresAt }, place) => ({
        place,
        state,
        hold_until: holdUntil,
        expires_at: expiresAt,
      })),
    )}::jsonb) as r(place int, state text, hold_until bigint, expires_at bigint)
    order by place`
  return rows.map(({ stateNow }) => stateNow)
}

test('[ACT-7] a reward has the same state in statements and in code, whatever it was and whenever it is asked', async () => {
  const database = await createTestDatabase()
  const expected = LIVES.map((life) => rewardStateAt(life, NOW))
  expect(await statesInSql(database.db, LIVES)).toEqual(expected)

  const changes = LIVES.map(({ state }, place) => `${state} is ${expected[place]}`)
  for (const change of ['HOLD is GRANTED', 'HOLD is HOLD', 'HOLD is EXPIRED', 'GRANTED is EXPIRED', 'REVIEW is REVIEW'])
    expect(changes).toContain(change)
  await database.drop()
})
