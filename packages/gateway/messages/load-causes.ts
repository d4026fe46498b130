import { hasEngine } from '@fanfare/activities/engine-files.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { LogEntry } from '#gateway/log/db/log.ts'
import { listClaims, listGoodwill, listRewardsById } from '#gateway/messages/db/message-facts.ts'
import { sourceKey, type Source, type SourceKey } from '#gateway/db/tables/source.ts'
import type { Owned } from '#gateway/rewards/db/source-states.ts'
import { listTeamNames } from '#gateway/teams/db/teams.ts'
import { teamPhases } from '../engines/teams/team-phases.ts'
import { readPayload, type CausingEntry, type MessagePayload } from './message-draft.ts'

interface ReadEntry {
  entry: LogEntry
  userId: string
  payload: MessagePayload
}

export type Cause = CausingEntry & { userId: string }

/** The source of a reward that an entry names; null when it names none. */
export function claimOf({ userId, payload: { activityId, source } }: Pick<Cause, 'userId' | 'payload'>) {
  return activityId === undefined || source === undefined ? null : { userId, activityId, source: source as Source }
}

const present = <Value>(values: readonly (Value | null | undefined)[]) =>
  values.filter((value): value is Value => value !== null && value !== undefined)

const ownedKey = ({ userId, ...key }: Owned<SourceKey>) => `${userId} ${sourceKey(key)}`

/** Entries of users with all rows that messages of them are about, read together. */
export async function loadCauses(
  { activities }: Pick<GatewayContext, 'activities'>,
  tx: Db,
  entries: readonly LogEntry[],
) {
  const read = entries.flatMap((entry): ReadEntry[] => {
    const payload = readPayload(entry.payload)
    return entry.userId === null || payload === null ? [] : [{ entry, userId: entry.userId, payload }]
  })
  const rewards = await listRewardsById(tx, present(read.map(({ payload }) => payload.rewardId)))
  const goodwill = await listGoodwill(
    tx,
    rewards.filter(({ source }) => source.startsWith('manual:')).map(({ rewardId }) => rewardId),
  )
  const claims = await listClaims(tx, present(read.map(claimOf)))
  const teams = await listTeamNames(tx, present(read.map(({ payload }) => payload.teamId)))
  const rewardOf = new Map(rewards.map((reward) => [reward.rewardId, reward]))
  const claimAt = new Map(claims.map((claim) => [ownedKey(claim), claim]))
  const causes: Cause[] = []
  for (const { entry, userId, payload } of read) {
    const key = claimOf({ userId, payload })
    causes.push({
      topic: entry.topic,
      key: `${entry.position}.${entry.id}`,
      userId,
      at: entry.createdAt,
      payload,
      reward: rewardOf.get(payload.rewardId ?? '') ?? null,
      goodwill: goodwill.get(payload.rewardId ?? '') ?? null,
      claim: (key && claimAt.get(ownedKey(key))) ?? null,
      team: teams.get(payload.teamId ?? '') ?? null,
      joinUntil: entry.topic === 'team.declined' ? await joinUntilOf(activities, tx, payload.activityId) : null,
    })
  }
  return causes
}

async function joinUntilOf(activities: GatewayContext['activities'], tx: Db, activityId: string | undefined) {
  const activity = activityId === undefined ? null : await activities.findById(tx, activityId)
  if (activity === null || !hasEngine(activity.definition, 'teams')) return null
  return teamPhases(activity.definition, activity).joinUntil
}
