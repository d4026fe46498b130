import Big from 'big.js'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { markFreed } from '#gateway/db/budgets.ts'
import {
  expireEntitlements,
  insertEntitlements,
  ledgerReference,
  moveEntitlements,
  type EntitlementDates,
  type ExpiredEntitlement,
  type NewEntitlement,
} from '#gateway/db/entitlements.ts'
import {
  accountKey,
  budgetAccount,
  lockBalances,
  move,
  postAll,
  reservedAccount,
  type Transfer,
} from '#gateway/db/ledger.ts'
import { enqueue, type OutboxMessage } from '#gateway/db/outbox.ts'
import { taskSource } from '#gateway/db/source.ts'
import { changeTaskStates, openTaskStates, type TaskStateChange, type TaskStateKey } from '#gateway/db/task-states.ts'
import type { Completion, Earning, SettlementPlan } from './plan-settlement.ts'

type Ids = Pick<GatewayContext, 'newId'>

/**
 * Writes a plan: rows first, hot accounts last. A task that its budget cannot pay stays PENDING and sold out; the rest of the
 * plan is written. The caller holds the locks of the user's entitlements.
 */
export async function applySettlement(
  tx: Db,
  ids: Ids,
  userId: string,
  plan: SettlementPlan,
  now: number,
): Promise<void> {
  await openTaskStates(tx, userId, plan.open, now)
  await moveEntitlements(tx, userId, plan.move.map(datesOf), now)
  const expired = await expireEntitlements(tx, userId, plan.expire.map(datesOf), now)
  await markFreed(tx, expired, now)
  const budgets = [...plan.reserve, ...expired].map(({ activityId, asset }) => ({
    account: budgetAccount(activityId),
    asset,
  }))
  const balances = await lockBalances(tx, budgets)
  for (const { activityId, asset, quantity } of expired) credit(balances, activityId, asset, quantity)
  const { reserved, soldOut, transfers } = planReserves(ids, userId, plan.reserve, balances)
  const late = plan.late.map((earning) => ({ ...entitlementOf(earning), reservationId: null }))
  const ended = plan.change.filter(({ status }) => status === 'UNSATISFIED')
  await changeTaskStates(
    tx,
    userId,
    [...plan.change, ...[...reserved, ...plan.late].map(completed), ...soldOut.map(outOfBudget)],
    now,
  )
  await insertEntitlements(tx, userId, [...reserved.map(({ entitlement }) => entitlement), ...late], now)
  await enqueue(
    tx,
    [
      ...ended.map((key) => message('task.unsatisfied', userId, key)),
      ...[...plan.late, ...plan.expire].map((key) => message('claim.expired', userId, key)),
      ...soldOut.map((key) => message('task.sold_out', userId, key)),
      ...reserved.map(({ completedAt, claimDeadline, ...key }) =>
        message('task.completed', userId, key, { completedAt, claimDeadline }),
      ),
    ],
    now,
  )
  // Two posts: a released amount must be back in its budget before it is reserved again.
  await postAll(
    tx,
    now,
    expired.map((entitlement) => releaseOf(ids, entitlement)),
  )
  await postAll(tx, now, transfers)
}

const keyOf = ({ activityId, ...period }: TaskStateKey) => ({ activityId, source: taskSource(period) })

const datesOf = ({ completedAt, claimDeadline, ...key }: Completion): EntitlementDates => ({
  ...keyOf(key),
  earnedAt: completedAt,
  claimDeadline,
})

const entitlementOf = (earning: Earning): Omit<NewEntitlement, 'reservationId'> => ({
  ...datesOf(earning),
  asset: earning.asset,
  quantity: earning.quantity,
})

const stateOf = ({ activityId, taskId, periodKey }: TaskStateKey): TaskStateKey => ({ activityId, taskId, periodKey })
const completed = (key: TaskStateKey): TaskStateChange => ({ ...stateOf(key), status: 'COMPLETED', soldOut: false })
const outOfBudget = (key: TaskStateKey): TaskStateChange => ({ ...stateOf(key), status: 'PENDING', soldOut: true })

const releaseOf = ({ newId }: Ids, { activityId, asset, quantity, reference }: ExpiredEntitlement): Transfer => ({
  transferId: newId('tr'),
  kind: 'RELEASE',
  reference,
  entries: move(asset, quantity, reservedAccount(activityId), budgetAccount(activityId)),
})

/** Takes each earning out of its budget, in the order given. `soldOut`: those that a budget cannot pay since now. */
function planReserves(
  { newId }: Ids,
  userId: string,
  earnings: readonly Earning[],
  balances: Map<string, string>,
): { reserved: (Earning & { entitlement: NewEntitlement })[]; soldOut: Earning[]; transfers: Transfer[] } {
  const reserved: (Earning & { entitlement: NewEntitlement })[] = []
  const soldOut: Earning[] = []
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
      reference: ledgerReference(userId, entitlement),
      entries: move(asset, quantity, budgetAccount(activityId), reservedAccount(activityId)),
    })
  }
  return { reserved, soldOut, transfers }
}

function credit(balances: Map<string, string>, activityId: string, asset: string, quantity: string): void {
  const key = accountKey(budgetAccount(activityId), asset)
  balances.set(key, new Big(balances.get(key) ?? 0).plus(quantity).toFixed())
}

const message = (
  topic: OutboxMessage['topic'],
  userId: string,
  key: TaskStateKey,
  more: Record<string, unknown> = {},
): OutboxMessage => ({ topic, userId, payload: { ...stateOf(key), ...more } })
