import { sql, type RawBuilder } from 'kysely'
import type { RewardState } from '@fanfare/contract/enumerations.ts'

/**
 * `rewardStateAt` in SQL, for the columns of `rewards` in a statement; `reward` is the table's name or alias there. What a statement asks of
 * a reward's life, it asks of this state: whether a hold is over and whether the reward has ended is decided nowhere else.
 */
export function stateAt(now: number, reward = 'rewards'): RawBuilder<RewardState> {
  const state = sql.ref(`${reward}.state`)
  return sql<RewardState>`case
    when ${state} in ('USED', 'REVIEW', 'EXPIRED', 'CANCELLED') then ${state}
    when ${sql.ref(`${reward}.expiresAt`)} <= ${now}::bigint then 'EXPIRED'
    when ${state} = 'HOLD' and ${sql.ref(`${reward}.holdUntil`)} <= ${now}::bigint then 'GRANTED'
    else ${state} end`
}
