import { compareHoldout } from '#gateway/activities/db/audiences.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { paidBySource, refusedByReason } from '#gateway/site/db/activity-report.ts'
import type { Db } from '#gateway/db/client.ts'
import { partsOfAsset } from '#gateway/rewards/describe-stored-reward.ts'
import { bucketOf } from '#gateway/facts/tallies/tally-line.ts'
import { listBudgets } from '#gateway/staff/db/activity-figures.ts'
import { readConsistently } from '#gateway/db/read-consistently.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { outcomeOf, scheduleOf, statusOf } from '../activities/activity-status.ts'
import { localize } from '../activities/definition/localize.ts'
import { present } from '../util/domain-error.ts'

/** GET /ops/v1/activities/{alias}/report, at one moment of the database. @throws DomainError 51001 */
export async function readReport(gateway: GatewayContext, alias: string) {
  const row = present(await gateway.activities.findByAlias(gateway.db, alias))
  const { activityId, version, startTime, endTime, participants } = row
  const at = gateway.clock.now()
  const { paid, refused, budget, groups } = await readConsistently(gateway.db, async (tx) => ({
    paid: await paidBySource(tx, activityId),
    refused: await refusedByReason(tx, activityId),
    budget: await listBudgets(tx, [activityId], at),
    groups: await readGroups(tx, row, at),
  }))
  return {
    activityId,
    alias,
    title: localize(row.definition, DEFAULT_LOCALE).title,
    version,
    status: statusOf(scheduleOf(row), at),
    outcome: outcomeOf(scheduleOf(row), at),
    startTime,
    endTime,
    at,
    participants,
    paid: paid.map((line) => ({ ...line, ...partsOfAsset(line.asset) })),
    refused,
    budget: budget.map((line) => ({ ...line, ...partsOfAsset(line.asset) })),
    ...groups,
  }
}

/** The groups of a holdout, from the start of the activity to its end or now. */
async function readGroups(
  tx: Db,
  { activityId, startTime, endTime, definition: { audience } }: ActivityRow,
  at: number,
) {
  if (audience.holdout === undefined) return { in: null, holdout: null }
  const [from, until] = [bucketOf(startTime), bucketOf(Math.min(endTime, at)) + 1]
  return compareHoldout(tx, { audience, activityId, at, from, until })
}
