import Big from 'big.js'
import type { LogTopic } from '@fanfare/contract/staff/log.ts'
import { lockLiving } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { listFrozen } from '#gateway/results/db/activity-settlements.ts'
import { markFreed } from '#gateway/activities/db/budgets.ts'
import {
  expireEntitlements,
  insertEntitlements,
  ledgerReference,
  moveEntitlements,
  postReleases,
  type NewEntitlement,
} from '#gateway/rewards/db/entitlements.ts'
import {
  accountKey,
  budgetAccount,
  lockBalances,
  move,
  postAll,
  reservedAccount,
  type Transfer,
} from '#gateway/rewards/db/ledger.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { writeScores, type ScoreRow } from '#gateway/boards/db/scores.ts'
import type { SourceKey } from '#gateway/db/tables/source.ts'
import {
  changeSourceStates,
  openSourceStates,
  type Owned,
  type SourceStateChange,
} from '#gateway/rewards/db/source-states.ts'
import type { Earning, EvaluationPlan } from './plan.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

type Ids = Pick<GatewayContext, 'newId'>

/**
 * Writes plans: states first, contended budget accounts last, each kind of change in one statement. A source that its
 * budget cannot pay stays PENDING and sold out; the rest of the plan is written. The caller holds the locks of the users' entitlements.
 */
export async function applyEvaluations(
  tx: Db,
  ids: Ids,
  plans: readonly {
    userId: string
    plan: EvaluationPlan
  }[],
  now: number,
) {
  const all = <Change>(changes: (plan: EvaluationPlan) => readonly Change[]) =>
    plans.flatMap(({ userId, plan }) => changes(plan).map((change) => ({ ...change, userId })))
  const [late, expire, earned] = [all(({ late }) => late), all(({ expire }) => expire), all(({ reserve }) => reserve)]
  const living = await lockLiving(tx, userIdsOf(earned))
  const earnings = earned.filter(({ userId }) => living.has(userId))
  await openSourceStates(
    tx,
    all(({ open }) => open),
    now,
  )
  await writeLiveScores(
    tx,
    all(({ scores }) => scores),
  )
  await moveEntitlements(
    tx,
    all(({ move }) => move),
    now,
  )
  const withdrawn = all(({ withdraw }) => withdraw)
  const expired = await expireEntitlements(tx, [...expire, ...withdrawn], now)
  await markFreed(tx, expired, now)
  const budgets = [...earnings, ...expired].map(({ activityId, asset }) => ({
    account: budgetAccount(activityId),
    asset,
  }))
  const balances = await lockBalances(tx, budgets)
  for (const { activityId, asset, quantity } of expired) credit(balances, activityId, asset, quantity)
  const { reserved, soldOut, transfers } = planReserves(ids, earnings, balances)
  const change = all((plan) => plan.change)
  const earnedNow = [...reserved, ...late].map((earning) => stateOf(earning, 'COMPLETED'))
  const waiting = soldOut.map((earning) => stateOf(earning, earning.wasMissed ? 'UNSATISFIED' : 'PENDING'))
  await changeSourceStates(tx, [...change, ...earnedNow, ...waiting], now)
  await insertEntitlements(
    tx,
    [
      ...reserved.map(({ entitlement }) => entitlement),
      ...late.map((earning) => ({ ...entitlementOf(earning), reservationId: null })),
    ],
    now,
  )
  // The next evaluation of these users grants what needs no claim.
  await enqueueUsers(tx, userIdsOf(reserved.filter(({ claimDeadline }) => claimDeadline === null)), now)
  await appendLog(
    tx,
    [
      ...all(({ missed }) => missed).map((key) => entry('reward.missed', key)),
      ...[...late, ...expire].map((key) => entry('claim.expired', key)),
      ...soldOut.map((key) => entry('reward.sold_out', key)),
      ...reserved.map(({ earnedAt, claimDeadline, ...key }) =>
        entry('reward.earned', key, { earnedAt, claimDeadline }),
      ),
    ],
    now,
  )
  // Releases are posted first: a released amount must be back in its budget before it is reserved again.
  await postReleases(tx, ids, expired, now)
  await postAll(tx, now, transfers)
}

/** A frozen result keeps its scores, whatever facts arrive. */
async function writeLiveScores(tx: Db, scores: readonly ScoreRow[]) {
  if (scores.length === 0) return
  const frozen = await listFrozen(tx, [...new Set(scores.map(({ activityId }) => activityId))])
  await writeScores(
    tx,
    scores.filter(({ activityId }) => !frozen.has(activityId)),
  )
}

const entitlementOf = (earning: Owned<Earning>) => {
  const { wasSoldOut: _, wasMissed: __, isLowerable: ___, ...entitlement } = earning
  return entitlement
}

/** An earned reward is completed; one that its budget cannot pay is sold out and waits. */
const stateOf = (
  { userId, activityId, source }: Owned<SourceKey>,
  status: SourceStateChange['status'],
): Owned<SourceStateChange> => ({ userId, activityId, source, status, soldOut: status !== 'COMPLETED' })

/** Reserves each earning in its budget, in the given order. `soldOut`: earnings that their budget can no longer pay. */
function planReserves({ newId }: Ids, earnings: readonly Owned<Earning>[], balances: Map<string, string>) {
  const reserved: (Owned<Earning> & { entitlement: Owned<NewEntitlement> })[] = []
  const soldOut: Owned<Earning>[] = []
  const transfers: Transfer[] = []
  for (const earning of earnings) {
    const { activityId, asset, quantity } = earning
    if (new Big(balances.get(accountKey(budgetAccount(activityId), asset)) ?? 0).lt(quantity)) {
      if (!earning.wasSoldOut) soldOut.push(earning)
      continue
    }
    credit(balances, activityId, asset, `-${quantity}`)
    const entitlement = { ...entitlementOf(earning), reservationId: newId('tr') }
    reserved.push({ ...earning, entitlement })
    transfers.push({
      transferId: entitlement.reservationId,
      kind: 'RESERVE',
      reference: ledgerReference(entitlement.userId, entitlement),
      entries: move(asset, quantity, budgetAccount(activityId), reservedAccount(activityId)),
    })
  }
  return { reserved, soldOut, transfers }
}

function credit(balances: Map<string, string>, activityId: string, asset: string, quantity: string) {
  const key = accountKey(budgetAccount(activityId), asset)
  balances.set(key, new Big(balances.get(key) ?? 0).plus(quantity).toFixed())
}

const entry = (
  topic: LogTopic,
  { userId, activityId, source }: Owned<SourceKey>,
  more: Record<string, unknown> = {},
): NewLogEntry => ({ topic, userId, payload: { activityId, source, ...more } })
