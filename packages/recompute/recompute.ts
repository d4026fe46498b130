import { toActivity, type Activity, type ActivityRow } from './activity.ts'
import { readParticipants } from './database/read-people.ts'
import { withSnapshot, type Snapshot } from './database/snapshot.ts'
import { readAgents, type Agents } from './outcomes/agents/agents.ts'
import { compareBoards, competitionsOf } from './outcomes/boards.ts'
import { readBudgets } from './outcomes/budgets.ts'
import { compareCovers } from './outcomes/covers.ts'
import { compareDraws } from './outcomes/draws.ts'
import { compareLedger } from './outcomes/ledger.ts'
import { readLeadFacts } from './outcomes/lead-traders.ts'
import { comparePayouts } from './outcomes/payouts.ts'
import { comparePlaces } from './outcomes/places.ts'
import { compareRebates } from './outcomes/agents/rebates.ts'
import { compareRewards } from './outcomes/rewards.ts'
import { compareSnapshots } from './outcomes/snapshots.ts'
import { compareTasks } from './outcomes/tasks.ts'
import { compareTiers } from './outcomes/tiers.ts'
import { readFiles } from './outcomes/versions.ts'
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

async function readActivities(snapshot: Snapshot): Promise<Map<string, Activity>> {
  const rows = await snapshot.rows<ActivityRow>('select * from audit_activities')
  const results = await snapshot.rows<{ activityId: string; frozenAt: number | null }>(
    'select activity_id, frozen_at from audit_results',
  )
  const frozenAt = new Map(results.map((result) => [result.activityId, result.frozenAt]))
  return new Map(rows.map((row) => [row.activityId, toActivity(row, frozenAt.get(row.activityId) ?? null)]))
}

/** The users whose newest facts are not evaluated yet, or have no lines of rebates yet. */
async function readWaiting(snapshot: Snapshot, kind: 'EVALUATION' | 'REBATES'): Promise<Set<string>> {
  const rows = await snapshot.rows<{ userId: string }>('select distinct user_id from audit_waiting where kind = $1', [
    kind,
  ])
  return new Set(rows.map(({ userId }) => userId))
}

/** The latest time that the database has: the clock of a demonstration may have been moved back. */
const LATEST = `select greatest((select max(received_at) from audit_events), (select max(created_at) from audit_transfers)) as at`

/** Only the activity of this alias. @throws Error, a sentence for the user, if there is none */
function onlyAlias(all: ReadonlyMap<string, Activity>, agents: Agents, alias: string): Map<string, Activity> {
  const found = [...all].filter(([, activity]) => activity.alias === alias)
  if (found.length === 0 && !agents.campaigns.some((campaign) => campaign.alias === alias))
    throw new Error(`There is no activity and no campaign of agents with the alias ${alias}.`)
  return new Map(found)
}

/** Computes every outcome again from the facts alone, and compares it with what the product has. */
export const recompute = ({ connectionString, now: machineNow, alias, kept, say }: RecomputeOptions): Promise<Report> =>
  withSnapshot(connectionString, async (snapshot) => {
    const report = new Report(kept, alias)
    const [latest] = await snapshot.rows<{ at: number | null }>(LATEST)
    const now = Math.max(machineNow, latest?.at ?? 0)
    const agents = await readAgents(snapshot)
    const all = await readActivities(snapshot)
    const activities = alias === undefined ? all : onlyAlias(all, agents, alias)
    const budgets = await readBudgets(snapshot, activities)
    const world = { activities, files: await readFiles(snapshot, activities), budgets, now, report }
    const competitions = competitionsOf(activities, await readLeadFacts(snapshot), now)
    const waiting = await readWaiting(snapshot, 'EVALUATION')
    let people = 0
    for await (const participants of readParticipants(snapshot, [...activities.keys()])) {
      for (const participant of participants) {
        const isWaiting = waiting.has(participant.userId)
        compareBoards(participant, competitions, { now, report, isWaiting })
        if (isWaiting) {
          report.skip('participants', 'whose newest facts wait for evaluation')
          continue
        }
        compareTasks(participant, world)
        compareTiers(participant, world)
        compareCovers(participant, world)
        compareRewards(participant, world)
      }
      people += participants.length
      say(`${people} participants, ${report.compared} outcomes`)
    }
    const finals = await compareSnapshots(snapshot, activities, report)
    await comparePlaces(snapshot, competitions, finals, budgets, report)
    await compareDraws(snapshot, activities, report)
    await compareRebates(snapshot, agents, { now, report, say, waiting: await readWaiting(snapshot, 'REBATES') })
    await comparePayouts(snapshot, activities, report)
    await compareLedger(snapshot, activities, report, say)
    return report
  })
