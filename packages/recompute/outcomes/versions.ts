import type { Activity, Definition, TaskRules } from '../activity.ts'
import type { Snapshot } from '../database/snapshot.ts'

interface VersionRow {
  activityId: string
  version: number
  at: number
  definition: Definition & { startTime: string; endTime: string }
}

/** The published versions of all activities. */
export interface Files {
  /** The file that was published at an instant. */
  fileAt: (activityId: string, at: number) => Activity | undefined
  /** When each version was published, in order. */
  publishedAt: (activityId: string) => readonly number[]
}

/** An instant as a file writes it; days from the publication stay what the publication made of them. */
const instantOf = (text: string, otherwise: number): number => {
  const at = Date.parse(text)
  return Number.isNaN(at) ? otherwise : at
}

/** The part of a task that decides when it is completed. */
const rulesOf = ({
  type,
  period,
  target,
  transferTarget,
  codes,
  friend,
  asset,
  markets,
  windowDays,
}: TaskRules): string =>
  JSON.stringify([type, period, target, transferTarget, codes, friend, asset, markets, windowDays])

function versionsOf(activity: Activity, rows: readonly VersionRow[]): { from: number; file: Activity }[] {
  const rulesSince: Record<string, number> = {}
  let before = new Map<string, string>()
  return rows.map(({ at, version, definition }, index) => {
    const rules = new Map(definition.tasks.map((task) => [task.id, rulesOf(task)]))
    if (index > 0) for (const [id, text] of rules) if (before.get(id) !== text) rulesSince[id] = at
    before = rules
    const isNewest = index === rows.length - 1
    const file = {
      ...activity,
      version,
      definition,
      startTime: instantOf(definition.startTime, activity.startTime),
      endTime: instantOf(definition.endTime, activity.endTime),
      rulesSince: isNewest ? activity.rulesSince : { ...rulesSince },
    }
    return { from: at, file: isNewest ? activity : file }
  })
}

/** Reads every published version of the activities. */
export async function readFiles(snapshot: Snapshot, activities: ReadonlyMap<string, Activity>): Promise<Files> {
  const rows = await snapshot.rows<VersionRow>(
    'select activity_id, version, at, definition from audit_activity_versions order by activity_id, version',
  )
  const versions = new Map(
    [...Map.groupBy(rows, ({ activityId }) => activityId)].flatMap(([activityId, ofActivity]) => {
      const activity = activities.get(activityId)
      return activity === undefined ? [] : [[activityId, versionsOf(activity, ofActivity)] as const]
    }),
  )
  return {
    fileAt: (activityId, at) => {
      const published = versions.get(activityId) ?? []
      return (published.findLast(({ from }) => from <= at) ?? published[0])?.file ?? activities.get(activityId)
    },
    publishedAt: (activityId) => (versions.get(activityId) ?? []).map(({ from }) => from),
  }
}
