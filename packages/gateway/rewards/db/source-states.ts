import { sql } from 'kysely'
import type { TaskStatus, RewardState } from '@fanfare/contract/enumerations.ts'
import { query, type Db } from '../../db/client.ts'
import { ruledSource, type Source, type SourceKey } from '../../db/tables/source.ts'
import { stateAt } from './reward-state-at.ts'
import type { RewardRow } from './rewards.ts'

/** The state of one source of a user's rewards, with the life of its entitlement. */
export interface SourceStateRow extends SourceKey {
  userId: string
  status: TaskStatus
  earnedAt: number | null
  claimDeadline: number | null
  /** COMPLETED, and its reward was not claimed in time. */
  claimExpired: boolean
  /** Reserved without a claim, and not granted yet. */
  isGrantDue: boolean
  /** The reward was earned and the budget could not pay. */
  soldOut: boolean
  /** When its status was decided, or the times of its expired claim, ms. */
  updatedAt: number
  /** Of its reward, a decimal string; null without one. */
  quantity: string | null
  /** The facts do not earn a completed reward any more, so that its times are those of before. */
  isUnearned: boolean
  /** The granted reward was taken back, because an earlier fact that arrived later decides otherwise. */
  isCorrected: boolean
}

/** A row as evaluation leaves it; the key must exist. */
export interface SourceStateChange extends SourceKey {
  status: 'PENDING' | 'COMPLETED' | 'UNSATISFIED'
  soldOut: boolean
}

/** The lateral join makes the planner look up the keys; with old statistics it would read everybody's entitlements. */
const states = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('sourceStates as s')
    .leftJoinLateral(
      (inner) =>
        inner
          .selectFrom('entitlements as own')
          .select([
            'own.status',
            'own.earnedAt',
            'own.claimDeadline',
            'own.quantity',
            'own.unearnedAt',
            'own.correctedAt',
            'own.updatedAt',
          ])
          .whereRef('own.userId', '=', 's.userId')
          .whereRef('own.activityId', '=', 's.activityId')
          .whereRef('own.source', '=', 's.source')
          .offset(0)
          .as('e'),
      (join) => join.onTrue(),
    )
    .select([
      's.userId',
      's.activityId',
      's.source',
      sql<TaskStatus>`case when e.status = 'GRANTED' then e.status else s.status end`.as('status'),
      'e.earnedAt',
      'e.claimDeadline',
      sql<boolean>`coalesce(e.status = 'EXPIRED', false)`.as('claimExpired'),
      sql<boolean>`coalesce(e.status = 'RESERVED' and e.claim_deadline is null, false)`.as('isGrantDue'),
      's.soldOut',
      sql<number>`case when e.status = 'EXPIRED' then greatest(s.updated_at, e.updated_at) else s.updated_at end`.as(
        'updatedAt',
      ),
      'e.quantity',
      sql<boolean>`e.unearned_at is not null`.as('isUnearned'),
      sql<boolean>`e.corrected_at is not null`.as('isCorrected'),
    ])
    .where('s.userId', '=', sql<string>`any(${userIds}::text[])`)

export async function listSourceStates(db: Db, userId: string, activityId?: string) {
  let query = states(db, [userId])
  if (activityId !== undefined) query = query.where('s.activityId', '=', activityId)
  return query.orderBy('s.activityId').orderBy('s.source').execute()
}

/** Sources with a reward to claim, the earliest deadline first. */
export async function listClaimable(db: Db, userId: string, now: number) {
  return states(db, [userId])
    .where('e.status', '=', 'RESERVED')
    .where('e.claimDeadline', '>', now)
    .orderBy('e.claimDeadline')
    .orderBy('s.activityId')
    .orderBy('s.source')
    .execute()
}

/** In no order. */
export const listSourceStatesOf = (db: Db, userIds: readonly string[]) => states(db, userIds).execute()

export type Owned<Of> = Of & { userId: string }

/** Keys as a table, with the fields `more` as further columns. */
export const keysTable = <Key extends Owned<SourceKey>>(keys: readonly Key[], ...more: (keyof Key)[]) => {
  const columns = ['userId' as const, 'activityId' as const, 'source' as const, ...more]
  return sql`unnest(${sql.join(columns.map((name) => sql`${keys.map((key) => key[name])}::text[]`))})`
}

export async function openSourceStates(tx: Db, keys: readonly Owned<SourceKey>[], at: number) {
  if (keys.length === 0) return
  await query(tx)`
    insert into source_states (user_id, activity_id, source, status, updated_at)
    select user_id, activity_id, source, 'PENDING', ${at}::bigint
    from ${keysTable(keys)} as k(user_id, activity_id, source)
    on conflict do nothing
  `
}

/** One statement for all; the trigger of the table refuses a move that is not one of ACT-3. */
export async function changeSourceStates(tx: Db, changes: readonly Owned<SourceStateChange>[], at: number) {
  if (changes.length === 0) return
  await query(tx)`
    update source_states s set status = c.status, sold_out = c."soldOut", updated_at = ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("userId" text, "activityId" text, source text,
      status text, "soldOut" boolean)
    where s.user_id = c."userId" and s.activity_id = c."activityId" and s.source = c.source
  `
}

/** When evaluations by the same rules found these sources earned, for the rules to reuse: those that the facts still earn. */
export const earnedBeforeOf = (
  rows: Iterable<Pick<SourceStateRow, 'source' | 'earnedAt' | 'isUnearned'>>,
): Map<Source, number> =>
  new Map(
    [...rows].flatMap(({ source, earnedAt, isUnearned }) =>
      earnedAt === null || isUnearned ? [] : [[source, earnedAt] as const],
    ),
  )

/** The newest row of a source. An exclusive source that is earned again after it was taken back has a row for each turn. */
export interface NewestRow {
  row: SourceStateRow
  /** How many rows the source has. */
  turns: number
}

/** Whether the source has the one reward of its exclusive kind. */
export const holdsReward = ({ status, isGrantDue, isCorrected }: SourceStateRow) =>
  isGrantDue || (status === 'GRANTED' && !isCorrected)

/** By the source as the rules name it. Turns are numbered as they are made, so the longest name is the newest. */
export function newestRows(stored: readonly SourceStateRow[]): Map<Source, NewestRow> {
  const rows = new Map<Source, NewestRow>()
  for (const row of stored) {
    const known = rows.get(ruledSource(row.source))
    const isNewer = known === undefined || turnOrder(known.row.source, row.source) < 0
    rows.set(ruledSource(row.source), { row: isNewer ? row : known.row, turns: (known?.turns ?? 0) + 1 })
  }
  return rows
}

const turnOrder = (a: Source, b: Source) => a.length - b.length || (a < b ? -1 : 1)

/** Entitlements of these users that are disputed. */
export const listDisputed = (db: Db, userIds: readonly string[]) =>
  query<Owned<SourceKey>>(db)`
    select user_id, activity_id, source from entitlements
    where user_id = any(${userIds}::text[]) and disputed_by is not null`

/** Disputes entitlements that are reserved or granted; an earlier dispute stays. @returns those that are disputed now */
export async function setDisputed(tx: Db, keys: readonly (Owned<SourceKey> & { reversedBy: string })[]) {
  if (keys.length === 0) return []
  return query<Owned<SourceKey>>(tx)`
    update entitlements e set disputed_by = coalesce(e.disputed_by, k.reversed_by)
    from ${keysTable(keys, 'reversedBy')} as k(user_id, activity_id, source, reversed_by)
    where e.user_id = k.user_id and e.activity_id = k.activity_id and e.source = k.source collate "C" and e.status <> 'EXPIRED'
    returning e.user_id, e.activity_id, e.source
  `
}

export const clearDisputed = (tx: Db, keys: readonly Owned<SourceKey>[]) =>
  query(tx)`
    update entitlements e set disputed_by = null from ${keysTable(keys)} as k(user_id, activity_id, source)
    where e.user_id = k.user_id and e.activity_id = k.activity_id and e.source = k.source collate "C"
  `

/** The rewards of these sources with their states of `now`, locked, in one order for everybody. */
export async function lockRewardsOf(tx: Db, keys: readonly Owned<SourceKey>[], now: number) {
  if (keys.length === 0) return []
  const found = await query<Pick<RewardRow, 'userId' | 'rewardId'>>(tx)`
    select r.user_id, r.reward_id from ${keysTable(keys)} as k(user_id, activity_id, source)
    join rewards r on r.user_id = k.user_id and r.activity_id = k.activity_id and r.source = k.source collate "C"
    order by r.reward_id
  `
  const rewards: (RewardRow & { stateNow: RewardState })[] = []
  for (const { userId, rewardId } of found) {
    const rows = await query<RewardRow & { stateNow: RewardState }>(tx)`
      select *, ${stateAt(now)} as state_now from rewards where user_id = ${userId} and reward_id = ${rewardId} for update
    `
    rewards.push(...rows)
  }
  return rewards
}
