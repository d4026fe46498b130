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
import { appendLog, type LogTopic, type NewLogEntry } from '#gateway/db/log.ts'
import { taskSource } from '#gateway/db/source.ts'
import {
  changeTaskStates,
  openTaskStates,
  type Owned,
  type TaskStateChange,
  type TaskStateKey,
} from '#gateway/db/task-states.ts'
import type { Completion, Earning, SettlementPlan } from './plan-settlement.ts'

type Ids = Pick<GatewayContext, 'newId'>

export interface Settlement {
  userId: string
  plan: SettlementPlan
}

/**
 * Writes plans: task states first, contended budget accounts last, each kind of change in one statement. A task that its
 * budget cannot pay stays PENDING and sold out; the rest of the plan is written. The caller holds the locks of the users' entitlements.
 */
export async function applySettlements(
  tx: Db,
  ids: Ids,
  settlements: readonly Settlement[],
  now: number,
): Promise<void> {
  const all = <Change>(changes: (plan: SettlementPlan) => readonly Change[]): Owned<Change>[] =>
    settlements.flatMap(({ userId, plan }) => changes(plan).map((change) => ({ ...change, userId })))
  const [late, expire, earnings] = [all(({ late }) => late), all(({ expire }) => expire), all(({ reserve }) => reserve)]
  await openTaskStates(
    tx,
    all(({ open }) => open),
    now,
  )
  await moveEntitlements(tx, all(({ move }) => move).map(datesOf), now)
  const expired = await expireEntitlements(tx, expire.map(datesOf), now)
  await markFreed(tx, expired, now)
  const budgets = [...earnings, ...expired].map(({ activityId, asset }) => ({
    account: budgetAccount(activityId),
    asset,
  }))
  const balances = await lockBalances(tx, budgets)
  for (const { activityId, asset, quantity } of expired) credit(balances, activityId, asset, quantity)
  const { reserved, soldOut, transfers } = planReserves(ids, earnings, balances)
  const change = all((plan) => plan.change)
  const ended = change.filter(({ status }) => status === 'UNSATISFIED')
  await changeTaskStates(tx, [...change, ...[...reserved, ...late].map(completed), ...soldOut.map(outOfBudget)], now)
  await insertEntitlements(
    tx,
    [
      ...reserved.map(({ entitlement }) => entitlement),
      ...late.map((earning) => ({ ...entitlementOf(earning), reservationId: null })),
    ],
    now,
  )
  await appendLog(
    tx,
    [
      ...ended.map((key) => entry('task.unsatisfied', key)),
      ...[...late, ...expire].map((key) => entry('claim.expired', key)),
      ...soldOut.map((key) => entry('task.sold_out', key)),
      ...reserved.map(({ completedAt, claimDeadline, ...key }) =>
        entry('task.completed', key, { completedAt, claimDeadline }),
      ),
    ],
    now,
  )
  // Releases are posted first: a released amount must be back in its budget before it is reserved again.
  await postAll(
    tx,
    now,
    expired.map((entitlement) => releaseOf(ids, entitlement)),
  )
  await postAll(tx, now, transfers)
}

const keyOf = ({ userId, activityId, ...period }: Owned<TaskStateKey>) => ({
  userId,
  activityId,
  source: taskSource(period),
})

const datesOf = ({ completedAt, claimDeadline, ...key }: Owned<Completion>): Owned<EntitlementDates> => ({
  ...keyOf(key),
  earnedAt: completedAt,
  claimDeadline,
})

const entitlementOf = (earning: Owned<Earning>): Owned<Omit<NewEntitlement, 'reservationId'>> => ({
  ...datesOf(earning),
  asset: earning.asset,
  quantity: earning.quantity,
})

const stateOf = ({ activityId, taskId, periodKey }: TaskStateKey): TaskStateKey => ({ activityId, taskId, periodKey })
const completed = (key: Owned<TaskStateKey>): Owned<TaskStateChange> => ({
  ...stateOf(key),
  userId: key.userId,
  status: 'COMPLETED',
  soldOut: false,
})
const outOfBudget = (key: Owned<TaskStateKey>): Owned<TaskStateChange> => ({
  ...stateOf(key),
  userId: key.userId,
  status: 'PENDING',
  soldOut: true,
})

const releaseOf = ({ newId }: Ids, { activityId, asset, quantity, reference }: ExpiredEntitlement): Transfer => ({
  transferId: newId('tr'),
  kind: 'RELEASE',
  reference,
  entries: move(asset, quantity, reservedAccount(activityId), budgetAccount(activityId)),
})

type Reserved = Owned<Earning> & { entitlement: Owned<NewEntitlement> }

/** Reserves each earning in its budget, in the given order. `soldOut`: earnings that their budget can no longer pay. */
function planReserves(
  { newId }: Ids,
  earnings: readonly Owned<Earning>[],
  balances: Map<string, string>,
): { reserved: Reserved[]; soldOut: Owned<Earning>[]; transfers: Transfer[] } {
  const reserved: Reserved[] = []
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

function credit(balances: Map<string, string>, activityId: string, asset: string, quantity: string): void {
  const key = accountKey(budgetAccount(activityId), asset)
  balances.set(key, new Big(balances.get(key) ?? 0).plus(quantity).toFixed())
}

const entry = (
  topic: LogTopic,
  { userId, ...key }: Owned<TaskStateKey>,
  more: Record<string, unknown> = {},
): NewLogEntry => ({ topic, userId, payload: { ...stateOf(key), ...more } })
