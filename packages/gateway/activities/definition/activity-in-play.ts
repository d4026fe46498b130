import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'

/** The part of an activity that the rules need. Start inclusive, end exclusive. */
export interface ActivityFrame {
  activityId: string
  startTime: number
  endTime: number
  timeZone: string
  /** An unmet task ends UNSATISFIED this long after its window, so that late facts of the window still count. */
  dataDelaySeconds: number
  /** By task: when a later version introduced its current rules (ACT-9); other tasks have had theirs from the beginning. */
  rulesSince?: Readonly<Record<string, number>>
}

/** A published version as evaluation and claims need it. */
export interface ActivityInPlay<File extends ActivityFile = ActivityFile> {
  version: number
  alias: string
  definition: File
  frame: ActivityFrame
  tasks: ReadonlyMap<string, TaskDefinition>
}

function inPlay(activity: ActivityVersion | null): ActivityInPlay | null {
  if (activity === null) return null
  const { activityId, alias, version, startTime, endTime, definition, rulesSince } = activity
  const { timeZone, dataDelaySeconds } = definition
  return {
    version,
    alias,
    definition,
    frame: { activityId, startTime, endTime, timeZone, dataDelaySeconds, rulesSince },
    tasks: new Map(definition.tasks.map((task) => [task.id, task])),
  }
}

type Activities = Pick<GatewayContext, 'activities'>

/** The activity as this process last read it, which may be outdated; the caller checks the version. null when there is no such activity. */
export const activityLastSeen = async (
  { activities, db }: Pick<GatewayContext, 'activities' | 'db'>,
  activityId: string,
) => inPlay(await activities.findCached(db, activityId))

/** The activity at this version or a newer one. `db` is the transaction that read the version. */
export const activityAtVersion = async ({ activities }: Activities, db: Db, activityId: string, version: number) =>
  inPlay(await activities.findVersion(db, activityId, version))

/** The activity as published now. null when there is no such activity. */
export const activityNow = async ({ activities }: Activities, db: Db, activityId: string) =>
  inPlay(await activities.findById(db, activityId))

/** The activities of these rows as published now, each read once. */
export async function activitiesNow(gateway: Activities, db: Db, rows: readonly { activityId: string }[]) {
  const found = new Map<string, ActivityInPlay | null>()
  for (const { activityId } of rows)
    if (!found.has(activityId)) found.set(activityId, await activityNow(gateway, db, activityId))
  return found
}

/** Days to enter the address of a physical reward. @assumed */
const ADDRESS_DAYS = 14

/**
 * The time, hold and end of a grant now, with its ids.
 * @assumed a reward with a hold ends `expiresDays` after the hold, so that the hold does not shorten its life;
 * a physical reward ends then unless its address is there, and draws end with their activity
 */
export function grantTerms(
  { type, holdHours, ...reward }: Pick<RewardDefinition, 'type' | 'holdHours' | 'expiresDays'>,
  { clock, newId }: Pick<GatewayContext, 'clock' | 'newId'>,
  { endTime }: Partial<Pick<ActivityFrame, 'endTime'>> = {},
) {
  const at = clock.now()
  const expiresDays = reward.expiresDays ?? (type === 'PHYSICAL' ? ADDRESS_DAYS : undefined)
  const holdUntil = holdHours === undefined ? null : at + holdHours * HOUR_MS
  const ends = [
    ...(expiresDays === undefined ? [] : [(holdUntil ?? at) + expiresDays * DAY_MS]),
    ...(type === 'LOTTERY_COUNT' && endTime !== undefined ? [endTime] : []),
  ]
  const expiresAt = ends.length === 0 ? null : Math.min(...ends)
  return { at, holdUntil, expiresAt, rewardId: newId('rw'), transferId: newId('tr') }
}
