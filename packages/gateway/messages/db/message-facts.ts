import { sql, type Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { RewardRow } from '../../rewards/db/rewards.ts'
import type { EntitlementsTable } from '../../db/tables/rewards.ts'
import type { SourceKey } from '../../db/tables/source.ts'
import type { Owned } from '../../rewards/db/source-states.ts'

export type ClaimRow = Pick<
  Selectable<EntitlementsTable>,
  'userId' | 'activityId' | 'source' | 'asset' | 'quantity' | 'claimDeadline' | 'status'
>

/** Rewards of any user, for the reader of the log. */
export async function listRewardsById(db: Db, rewardIds: readonly string[]): Promise<RewardRow[]> {
  if (rewardIds.length === 0) return []
  const { rows } = await sql<RewardRow>`select * from rewards where reward_id = any(${rewardIds}::text[])`.execute(db)
  return rows
}

/** Of these rewards those that are goodwill, with the activity that each is about. */
export async function listGoodwill(
  db: Db,
  rewardIds: readonly string[],
): Promise<Map<string, { about: string | null }>> {
  if (rewardIds.length === 0) return new Map()
  const { rows } = await sql<{ rewardId: string; about: string | null }>`
    select r.reward_id, g.about from rewards r
    join goodwill_grants g on r.source = 'manual:' || g.grant_key and r.user_id = g.user_id
    where r.reward_id = any(${rewardIds}::text[])`.execute(db)
  return new Map(rows.map(({ rewardId, about }) => [rewardId, { about }]))
}

/** Entitlements of any user, for the reader of the log. */
export async function listClaims(db: Db, keys: readonly Owned<SourceKey>[]) {
  if (keys.length === 0) return []
  const column = (name: 'userId' | 'activityId' | 'source') => keys.map((key) => key[name])
  const { rows } = await sql<ClaimRow>`
    select e.user_id, e.activity_id, e.source, e.asset, e.quantity, e.claim_deadline, e.status
    from unnest(${column('userId')}::text[], ${column('activityId')}::text[], ${column('source')}::text[])
      as k(user_id, activity_id, source)
    join entitlements e on e.user_id = k.user_id and e.activity_id = k.activity_id and e.source = k.source collate "C"
  `.execute(db)
  return rows
}
