import Big from 'big.js'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import { irreversibleReason, type PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { reverseEvent } from '@fanfare/contract/staff/corrections.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { rehearse } from '#gateway/db/transaction.ts'
import { lockUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { findEvents, findReversers } from '#gateway/facts/db/reversals.ts'
import { sumRebatesOf } from '#gateway/rebates/db/rebate-lines.ts'
import { activityNow } from '../../activities/definition/activity-in-play.ts'
import { applyReversals, type ReversalEffects } from '../../evaluation/apply-reversals.ts'
import { storeStaffEvent } from '../../facts/ingest-events.ts'
import { malformed } from '../../http/read-input.ts'
import { toDecimal } from '../../util/decimal.ts'
import { StateMoved, present } from '../../util/domain-error.ts'
import { findPersons } from './reviews.ts'
import { refuseOwnAccount } from '../own-account.ts'
import { type ChangeInput, type StaffOrder, staffCommand } from '../staff-command.ts'

type Input = ChangeInput<typeof reverseEvent>
type Consequences = CallAnswer<typeof reverseEvent>['consequences']

/** The event to reverse. @throws DomainError 51001, 51030 SAME_PERSON, 40000 `eventId`; StateMoved: it is reversed already */
async function requireReversible(tx: Db, gateway: GatewayContext, { params: { eventId } }: Input, order: StaffOrder) {
  const event = present((await findEvents(tx, [eventId])).get(eventId))
  refuseOwnAccount(gateway, order, event.userId)
  const reason = irreversibleReason(event.type)
  if (reason !== null) throw malformed('eventId', reason)
  const reversedBy = (await findReversers(tx, [eventId])).get(eventId)
  if (reversedBy !== undefined)
    throw new StateMoved('eventId', `is reversed already, by ${reversedBy}`, { revision: 1, state: 'REVERSED' })
  return event
}

/** Stores the reversal and applies it at once, under the locks of an evaluation. */
async function reverseNow(
  tx: Db,
  gateway: GatewayContext,
  { eventId: reverses, userId }: PlatformEvent,
  { key, body: { reason }, at }: Pick<Input, 'key' | 'body'> & { at: number },
) {
  await lockUsers(tx, [userId])
  const event = { eventId: `ops-${key}`, type: 'event.reversed' as const, userId, occurredAt: at, reverses, reason }
  const rebate = await sumRebatesOf(tx, reverses)
  await storeStaffEvent(tx, event, at)
  const effects = await applyReversals(tx, gateway, [userId])
  if (effects === null) throw new Error(`the reversal of ${reverses} found nothing to apply`)
  return describeConsequences(tx, gateway, effects, rebate)
}

async function describeConsequences(
  tx: Db,
  gateway: GatewayContext,
  { userIds, tasks, rewards, boards, frozen }: ReversalEffects,
  rebate: string,
) {
  const aliases = new Map<string, string>()
  for (const activityId of new Set([...[...tasks, ...boards].map((one) => one.activityId), ...frozen])) {
    const activity = await activityNow(gateway, tx, activityId)
    if (activity !== null) aliases.set(activityId, activity.alias)
  }
  const aliasOf = (activityId: string) => aliases.get(activityId) ?? activityId
  return {
    users: await findPersons(tx, userIds),
    tasks: tasks.map(({ activityId, ...task }) => ({ ...task, alias: aliasOf(activityId) })),
    rewards: [...rewards],
    boards: boards.map(({ activityId, ...board }) => ({ ...board, alias: aliasOf(activityId) })),
    frozen: frozen.map(aliasOf),
    rebates: { amount: toDecimal(rebate), unit: 'USDT' },
  }
}

/** Whether more than a count changes: then policy `live` requires a second person. */
const isFelt = ({ tasks, rewards, boards, rebates }: Consequences) =>
  tasks.length + rewards.length + boards.length > 0 || new Big(rebates.amount).gt(0)

const foresee = (tx: Db, gateway: GatewayContext, event: PlatformEvent, input: Input, at: number) =>
  rehearse(tx, () => reverseNow(tx, gateway, event, { ...input, at }))

/** POST /ops/v1/events/{eventId}/reverse. */
export const REVERSE_EVENT = staffCommand(
  reverseEvent,
  async (tx, gateway, input, order) => {
    const event = await requireReversible(tx, gateway, input, order)
    const consequences = await reverseNow(tx, gateway, event, { ...input, at: order.at })
    await order.audit({
      action: 'event.reversed',
      subject: event.eventId,
      after: { reversedBy: `ops-${input.key}`, rewards: consequences.rewards },
    })
    order.afterCommit(gateway.wakeWorker)
    return { consequences }
  },
  {
    kind: 'REVERSAL',
    needed: async (tx, gateway, input, order) => {
      const when = gateway.config.staffPolicy.second.reversal
      const event = await requireReversible(tx, gateway, input, order)
      if (when === 'never') return null
      const consequences = await foresee(tx, gateway, event, input, order.at)
      if (when === 'live' && !isFelt(consequences)) return null
      const at = new Date(event.occurredAt).toISOString()
      const summary = `takes back ${event.type} ${event.eventId} of ${event.userId} at ${at}: ${input.body.reason}`
      return { subject: event.eventId, summary, consequences }
    },
    basedOn: async (tx, _gateway, { params: { eventId } }) =>
      (await findReversers(tx, [eventId])).get(eventId) ?? 'counted',
    // The proposal was just made with them.
    waiting: (_tx, _gateway, _input, { proposal }) =>
      Promise.resolve({ consequences: proposal.consequences as Consequences }),
    behind: async ({ db }, { params: { eventId } }) => {
      const event = (await findEvents(db, [eventId])).get(eventId)
      return event && { type: event.type, occurredAt: event.occurredAt }
    },
  },
)
