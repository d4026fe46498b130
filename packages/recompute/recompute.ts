import { toActivity, type Activity, type ActivityRow, type Definition, type TaskRules } from './activity.ts'
import { readParticipants } from './database/read-people.ts'
import { withSnapshot, type Snapshot } from './database/snapshot.ts'
import { readAgents } from './outcomes/agents.ts'
import { compareBoards, competitionsOf } from './outcomes/boards.ts'
import { readBudgets } from './outcomes/budgets.ts'
import { compareCovers } from './outcomes/covers.ts'
import { compareDraws } from './outcomes/draws.ts'
import { compareLedger } from './outcomes/ledger.ts'
import { comparePlaces } from './outcomes/places.ts'
import { compareRebates } from './outcomes/rebates.ts'
import { compareRewards } from './outcomes/rewards.ts'
import { compareSnapshots } from './outcomes/snapshots.ts'
import { compareTasks } from './outcomes/tasks.ts'
import { compareTiers } from './outcomes/tiers.ts'
import { Report } from './report.ts'

export interface RecomputeOptions {
  /** The database, as the user of auditors. */
  connectionString: string
  /** The gateway's time, ms. */
  now: number
  /** Only this activity, by its alias. */
  alias?: string | undefined
  /** The differences of a kind that are kept. */
  kept: number
  say: (line: string) => void
}

interface VersionRow {
  activityId: string
  version: number
  at: number
  definition: Definition
}

async function readActivities(snapshot: Snapshot): Promise<Map<string, Activity>> {
  const rows = await snapshot.rows<ActivityRow>('select * from audit_activities')
  const results = await snapshot.rows<{ activityId: string; frozenAt: number | null }>(
    'select activity_id, frozen_at from audit_results',
  )
  const frozenAt = new Map(results.map((result) => [result.activityId, result.frozenAt]))
  return new Map(rows.map((row) => [row.activityId, toActivity(row, frozenAt.get(row.activityId) ?? null)]))
}

/** The tasks of earlier files, with the instant at which a later file replaced them. */
async function readEarlierTasks(snapshot: Snapshot) {
  const rows = await snapshot.rows<VersionRow>('select * from audit_activity_versions order by activity_id, version')
  const found = new Map<string, { task: TaskRules; until: number }[]>()
  rows.forEach(({ activityId, definition }, index) => {
    const next = rows[index + 1]
    if (next?.activityId !== activityId) return
    for (const task of definition.tasks) {
      const key = `${activityId} ${task.id}`
      found.set(key, [{ task, until: next.at }, ...(found.get(key) ?? [])])
    }
  })
  return (activityId: string, taskId: string) => found.get(`${activityId} ${taskId}`) ?? []
}

/** The users of whom figures as a lead trader are known. */
async function readLeads(snapshot: Snapshot): Promise<Set<string>> {
  const rows = await snapshot.rows<{ userId: string }>(
    `select distinct user_id from audit_events where type = 'lead.stats'`,
  )
  return new Set(rows.map(({ userId }) => userId))
}

/** The latest time that the database has: the clock of a demonstration may have been moved back. */
const LATEST = `select greatest((select max(received_at) from audit_events), (select max(created_at) from audit_transfers)) as at`

/** Computes every outcome again from the facts alone, and compares it with what the product has. */
export const recompute = ({ connectionString, now, kept, say }: RecomputeOptions): Promise<Report> =>
  withSnapshot(connectionString, async (snapshot) => {
    const report = new Report(kept)
    const [latest] = await snapshot.rows<{ at: number | null }>(LATEST)
    const activities = await readActivities(snapshot)
    const budgets = await readBudgets(snapshot, (activityId) =>
      (activities.get(activityId)?.definition.tasks ?? []).map(({ reward }) => reward),
    )
    const world = {
      activities,
      earlierTasks: await readEarlierTasks(snapshot),
      budgets,
      now: Math.max(now, latest?.at ?? 0),
      report,
    }
    const competitions = competitionsOf(activities, await readLeads(snapshot))
    let people = 0
    for await (const participants of readParticipants(snapshot)) {
      for (const participant of participants) {
        compareTasks(participant, world)
        compareTiers(participant, world)
        compareCovers(participant, world)
        compareRewards(participant, world)
        compareBoards(participant, competitions, world.now, report)
      }
      people += participants.length
      say(`${people} participants, ${report.compared} outcomes`)
    }
    const finals = await compareSnapshots(snapshot, activities, report)
    await comparePlaces(snapshot, competitions, finals, budgets, report)
    await compareDraws(snapshot, activities, report)
    await compareRebates(snapshot, await readAgents(snapshot), world.now, report, say)
    await compareLedger(snapshot, activities, report, say)
    return report
  })
