import { sql } from 'kysely'
import type { RewardState } from '@fanfare/contract/enumerations.ts'
import type { Db } from '../../db/client.ts'
import type { SourceKey } from '../../db/tables/source.ts'
import { stateAt, type RewardRow } from './rewards.ts'
import type { Owned } from './source-states.ts'

/** Keys as a table, with one more column of theirs if it is named. */
const keysTable = <Key extends Owned<SourceKey>>(keys: readonly Key[], ...more: (keyof Key)[]) => {
  const columns = ['userId' as const, 'activityId' as const, 'source' as const, ...more]
  return sql`unnest(${sql.join(columns.map((name) => sql`${keys.map((key) => key[name])}::text[]`))})`
}

/** Entitlements of these users that are disputed. */
export async function listDisputed(db: Db, userIds: readonly string[]) {
  const { rows } = await sql<Owned<SourceKey>>`
    select user_id, activity_id, source from entitlements
    where user_id = any(${userIds}::text[]) and disputed_by is not null`.execute(db)
  return rows
}

/** Disputes entitlements that are reserved or granted; an earlier dispute stays. @returns those that are disputed now */
export async function setDisputed(tx: Db, keys: readonly (Owned<SourceKey> & { reversedBy: string })[]) {
  if (keys.length === 0) return []
  const { rows } = await sql<Owned<SourceKey>>`
    update entitlements e set disputed_by = coalesce(e.disputed_by, k.reversed_by)
    from ${keysTable(keys, 'reversedBy')} as k(user_id, activity_id, source, reversed_by)
    where e.user_id = k.user_id and e.activity_id = k.activity_id and e.source = k.source collate "C" and e.status <> 'EXPIRED'
    returning e.user_id, e.activity_id, e.source
  `.execute(tx)
  return rows
}

export async function clearDisputed(tx: Db, keys: readonly Owned<SourceKey>[]) {
  await sql`
    update entitlements e set disputed_by = null from ${keysTable(keys)} as k(user_id, activity_id, source)
    where e.user_id = k.user_id and e.activity_id = k.activity_id and e.source = k.source collate "C"
  `.execute(tx)
}

/** The rewards of these sources with their states of `now`, locked, in one order for everybody. */
export async function lockRewardsOf(
  tx: Db,
  keys: readonly Owned<SourceKey>[],
  now: number,
): Promise<(RewardRow & { stateNow: RewardState })[]> {
  if (keys.length === 0) return []
  const { rows: found } = await sql<Pick<RewardRow, 'userId' | 'rewardId'>>`
    select r.user_id, r.reward_id from ${keysTable(keys)} as k(user_id, activity_id, source)
    join rewards r on r.user_id = k.user_id and r.activity_id = k.activity_id and r.source = k.source collate "C"
    order by r.reward_id
  `.execute(tx)
  const rewards: (RewardRow & { stateNow: RewardState })[] = []
  for (const { userId, rewardId } of found) {
    const { rows } = await sql<RewardRow & { stateNow: RewardState }>`
      select *, ${stateAt(now)} as state_now from rewards where user_id = ${userId} and reward_id = ${rewardId} for update
    `.execute(tx)
    rewards.push(...rows)
  }
  return rewards
}
