import { assetOf, DAY, quantityOf, type Activity, type RewardRules } from '../activity.ts'
import { decimal, ZERO, type Amount } from '../decimal.ts'
import type { Snapshot } from '../database/snapshot.ts'

/** What the ledger and the audit log say about why something could not be reserved, or was kept longer. */
export interface Budgets {
  /** Whether the budget had less than the reward at some time from `since` on, and has now. */
  wasExhausted: (activityId: string, reward: RewardRules, since: number) => boolean
  /** Whether claims were paused at a deadline or within the day before, so that it moved. */
  wasPaused: (activityId: string, deadline: number) => boolean
}

interface Level {
  at: number
  balance: Amount
}

const ENTRIES = `
  select transfer.created_at as at, entry.amount
  from audit_entries entry join audit_transfers transfer using (transfer_id)
  where entry.account = $1 and entry.asset = $2 order by transfer.created_at`

/** The budgets of activities of which something was sold out, or whose result has been settled. */
const SPENT = `
  select substr(account, 8) as activity_id, asset from audit_budgets where substr(account, 8) in (
    select activity_id from audit_sources where sold_out union select activity_id from audit_results
  )`

const PAUSES = `select at, activity_id, resumed from audit_pauses order by at`

interface PauseRow {
  at: number
  activityId: string
  resumed: boolean
}

/** Periods in which the staff held claims of an activity, or of all of them (`*`). */
function pausesOf(rows: readonly PauseRow[]): { activityId: string; from: number; until: number }[] {
  const open = new Map<string, number>()
  const pauses: { activityId: string; from: number; until: number }[] = []
  for (const { at, activityId, resumed } of rows) {
    const from = open.get(activityId)
    if (resumed && from !== undefined) pauses.push({ activityId, from, until: at })
    if (resumed) open.delete(activityId)
    else if (from === undefined) open.set(activityId, at)
  }
  for (const [activityId, from] of open) pauses.push({ activityId, from, until: Infinity })
  return pauses
}

/** Reads the levels of the budgets of which something was sold out, or of a result that a budget may not have paid whole. */
export async function readBudgets(snapshot: Snapshot, activities: ReadonlyMap<string, Activity>): Promise<Budgets> {
  const levels = new Map<string, Level[]>()
  for (const { activityId, asset } of await snapshot.rows<{ activityId: string; asset: string }>(SPENT)) {
    if (!activities.has(activityId)) continue
    const moves = await snapshot.rows<{ at: number; amount: string }>(ENTRIES, [`budget:${activityId}`, asset])
    let balance = ZERO
    const ofBudget: Level[] = []
    for (const { at, amount } of moves) {
      balance = balance.plus(decimal(amount))
      if (ofBudget.at(-1)?.at === at) ofBudget.pop()
      ofBudget.push({ at, balance })
    }
    levels.set(`${activityId} ${asset}`, ofBudget)
  }
  const pauses = pausesOf(await snapshot.rows<PauseRow>(PAUSES))
  return {
    wasExhausted: (activityId, reward, since) => {
      const ofBudget = levels.get(`${activityId} ${assetOf(reward)}`) ?? []
      const quantity = quantityOf(reward)
      return ofBudget.some(
        ({ at, balance }, index) => balance.lt(quantity) && (ofBudget[index + 1]?.at ?? Infinity) > since && at > 0,
      )
    },
    wasPaused: (activityId, deadline) =>
      pauses.some(
        (pause) =>
          (pause.activityId === activityId || pause.activityId === '*') &&
          pause.from <= deadline &&
          pause.until > deadline - DAY,
      ),
  }
}
