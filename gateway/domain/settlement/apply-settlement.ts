import Big from 'big.js'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { markFreed } from '#gateway/db/budgets.ts'
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
import { reservedAmounts } from '#gateway/db/reservations.ts'
import { changeTaskStates, ledgerReference, openTaskStates, type TaskStateChange } from '#gateway/db/task-states.ts'
import type { Release, Reservation, SettlementPlan } from './plan-settlement.ts'

type Ids = Pick<GatewayContext, 'newId'>

interface Movements {
  transfers: Transfer[]
  changes: TaskStateChange[]
  messages: OutboxMessage[]
}

/**
 * Writes a plan down: rows first, hot accounts last. A budget that no longer pays leaves its task PENDING and sold out;
 * everything else of the plan happens all the same. The rows of the user are locked by the caller.
 */
export async function applySettlement(
  tx: Db,
  ids: Ids,
  userId: string,
  plan: SettlementPlan,
  now: number,
): Promise<void> {
  await openTaskStates(tx, userId, plan.open, now)
  const releases = await planReleases(tx, ids, userId, plan.release)
  await markFreed(tx, releases.assets, now)
  const budgets = [...plan.reserve, ...releases.assets].map(({ activityId, asset }) => ({
    account: budgetAccount(activityId),
    asset,
  }))
  const balances = await lockBalances(tx, budgets)
  for (const { activityId, asset, quantity } of releases.assets) credit(balances, activityId, asset, quantity)
  const reserves = planReserves(ids, userId, plan.reserve, balances)
  const ended = plan.change
    .filter(({ status }) => status === 'UNSATISFIED')
    .map((key) => message('task.unsatisfied', userId, key))
  const expired = plan.change
    .filter(({ claimExpired }) => claimExpired)
    .map((key) => message('claim.expired', userId, key))
  await changeTaskStates(tx, userId, [...plan.change, ...releases.changes, ...reserves.changes], now)
  await enqueue(tx, [...ended, ...expired, ...releases.messages, ...reserves.messages], now)
  // Two posts: what is freed here must be there before it is reserved again.
  await postAll(tx, now, releases.transfers)
  await postAll(tx, now, reserves.transfers)
}

async function planReleases(tx: Db, { newId }: Ids, userId: string, releases: readonly Release[]) {
  const reserved = await reservedAmounts(
    tx,
    releases.map(({ reservationId }) => reservationId),
  )
  const plan: Movements & { assets: { activityId: string; asset: string; quantity: string }[] } = {
    transfers: [],
    changes: [],
    messages: [],
    assets: [],
  }
  for (const { reservationId, completedAt, claimDeadline, ...key } of releases) {
    const held = reserved.get(reservationId)
    if (held === undefined) throw new Error(`reservation ${reservationId} has no entries`)
    const { asset, quantity } = held
    plan.assets.push({ activityId: key.activityId, asset, quantity })
    plan.changes.push({
      ...key,
      status: 'COMPLETED',
      completedAt,
      claimDeadline,
      reservationId: null,
      claimExpired: true,
      soldOut: false,
    })
    plan.messages.push(message('claim.expired', userId, key))
    plan.transfers.push({
      transferId: newId('tr'),
      kind: 'RELEASE',
      reference: ledgerReference(userId, key),
      entries: move(asset, quantity, reservedAccount(key.activityId), budgetAccount(key.activityId)),
    })
  }
  return plan
}

function planReserves(
  { newId }: Ids,
  userId: string,
  reservations: readonly Reservation[],
  balances: Map<string, string>,
): Movements {
  const plan: Movements = { transfers: [], changes: [], messages: [] }
  for (const { asset, quantity, completedAt, claimDeadline, wasSoldOut, ...key } of reservations) {
    if (new Big(balances.get(accountKey(budgetAccount(key.activityId), asset)) ?? 0).lt(quantity)) {
      if (wasSoldOut) continue
      plan.changes.push({
        ...key,
        status: 'PENDING',
        completedAt: null,
        claimDeadline: null,
        reservationId: null,
        claimExpired: false,
        soldOut: true,
      })
      plan.messages.push(message('task.sold_out', userId, key))
      continue
    }
    credit(balances, key.activityId, asset, `-${quantity}`)
    const transferId = newId('tr')
    plan.changes.push({
      ...key,
      status: 'COMPLETED',
      completedAt,
      claimDeadline,
      reservationId: transferId,
      claimExpired: false,
      soldOut: false,
    })
    plan.messages.push(message('task.completed', userId, key, { completedAt, claimDeadline }))
    plan.transfers.push({
      transferId,
      kind: 'RESERVE',
      reference: ledgerReference(userId, key),
      entries: move(asset, quantity, budgetAccount(key.activityId), reservedAccount(key.activityId)),
    })
  }
  return plan
}

function credit(balances: Map<string, string>, activityId: string, asset: string, quantity: string): void {
  const key = accountKey(budgetAccount(activityId), asset)
  balances.set(key, new Big(balances.get(key) ?? 0).plus(quantity).toFixed())
}

const message = (
  topic: OutboxMessage['topic'],
  userId: string,
  { activityId, taskId, periodKey }: { activityId: string; taskId: string; periodKey: string },
  more: Record<string, unknown> = {},
): OutboxMessage => ({ topic, userId, payload: { activityId, taskId, periodKey, ...more } })
