import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REWARD_STATES } from '@fanfare/contract/enumerations.ts'
import { query, type Db } from '#gateway/db/client.ts'
import { createTestDatabase } from '#gateway/testing/test-database.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { rewardStateAt, type RewardLife } from '#gateway/rewards/awards/reward-state.ts'
import { stateAt } from './reward-state-at.ts'

const NOW = 1_000
/** Around the moment that is asked for: a start belongs to its time, an end does not. */
const instant = fc.option(fc.integer({ min: NOW - 2, max: NOW + 2 }))
const life: fc.Arbitrary<RewardLife> = fc.record({
  state: fc.constantFrom(...REWARD_STATES),
  holdUntil: instant,
  expiresAt: instant,
  reasonCode: fc.constant(null),
})

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
  const seen = new Set<string>()
  const database = await createTestDatabase()
  const { db } = database
  await forAllAsync(30, [fc.array(life, { minLength: 50, maxLength: 50 })], async (lives) => {
    const expected = lives.map((one) => rewardStateAt(one, NOW))
    for (const [place, state] of expected.entries()) seen.add(`${lives[place]?.state} is ${state}`)
    expect(await statesInSql(db, lives)).toEqual(expected)
  })
  for (const change of ['HOLD is GRANTED', 'HOLD is HOLD', 'HOLD is EXPIRED', 'GRANTED is EXPIRED', 'REVIEW is REVIEW'])
    expect(seen).toContain(change)
  await database.drop()
})
