import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'

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
): Promise<ActivityInPlay | null> => inPlay(await activities.findCached(db, activityId))

/** The activity at this version or a newer one. `db` is the transaction that read the version. */
export const activityAtVersion = async (
  { activities }: Activities,
  db: Db,
  activityId: string,
  version: number,
): Promise<ActivityInPlay | null> => inPlay(await activities.findVersion(db, activityId, version))

/** The activity as published now. null when there is no such activity. */
export const activityNow = async (
  { activities }: Activities,
  db: Db,
  activityId: string,
): Promise<ActivityInPlay | null> => inPlay(await activities.findById(db, activityId))
