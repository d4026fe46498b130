import Big from 'big.js'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { countedAs } from '#gateway/access/ops-keys.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { findProposedAt, lockStaffPayments, saveStaffPayments, type StaffPaymentRow } from './db/staff-payments.ts'
import { refuseOwnAccount } from './own-account.ts'
import type { ChangeInput, StaffCommand, StaffOrder } from './staff-command.ts'
import { judgePayments, type PaymentCase } from './judge-payments.ts'

/**
 * The order of a change with what the policy says of its payments. The own account of the caller is refused here for each of them.
 * @throws DomainError 51030 SAME_PERSON, 51071
 */
export async function judgeChange(
  tx: Db,
  gateway: GatewayContext,
  command: StaffCommand,
  input: ChangeInput<CallDefinition>,
  order: StaffOrder,
): Promise<StaffOrder> {
  if (command.payments === undefined) return order
  const payments = await command.payments(tx, gateway, input, order)
  for (const { userId } of payments) refuseOwnAccount(gateway, order, userId)
  await lockStaffPayments(tx)
  const { key } = input
  const proposedAt = order.approvedBy === null ? null : await findProposedAt(tx, key)
  const paymentCase = { ...paymentCaseOf(gateway, command.call, { ...order, keys: [key] }), proposedAt }
  return { ...order, judgement: await judgePayments(tx, payments, paymentCase) }
}

/** What decides payments of a call, beside their sums. */
export const paymentCaseOf = (
  { config, opsKeys }: GatewayContext,
  { money }: CallDefinition,
  { staff, keys, at }: Pick<StaffOrder, 'staff' | 'at'> & { keys: readonly string[] },
): PaymentCase => ({
  money,
  paymentKeys: keys,
  policy: config.staffPolicy,
  actor: countedAs(opsKeys, staff),
  now: at,
})

/** Writes down the payments of a change, which later sums count. */
export async function notePayments(
  tx: Db,
  { money }: CallDefinition,
  { key }: { key: string },
  { judgement }: Pick<StaffOrder, 'judgement'>,
  how: Pick<StaffPaymentRow, 'state' | 'proposalId'>,
): Promise<void> {
  if (judgement === null) return
  const { payments, actor, at } = judgement
  const rows = payments.map((payment, position) => ({
    ...payment,
    ...how,
    paymentKey: key,
    position,
    money,
    actor,
    at,
  }))
  await saveStaffPayments(
    tx,
    rows.filter(({ quantity }) => new Big(quantity).gt(0)),
  )
}
