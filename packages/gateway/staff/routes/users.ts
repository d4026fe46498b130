import { sendMessage } from '@fanfare/contract/staff/send-message.ts'
import {
  endSessions,
  findUsers,
  staffUser,
  staffUserActivity,
  staffUserEvents,
  staffUserLedger,
  staffUserMessages,
  staffUserRewards,
} from '@fanfare/contract/staff/users.ts'
import { explainUser } from '@fanfare/contract/staff/explanation.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { User } from '#gateway/accounts/db/users.ts'
import { partsOfSource, type Source } from '#gateway/db/tables/source.ts'
import { findReversers } from '#gateway/facts/db/reversals.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { findRewards, listMessages } from '#gateway/messages/db/messages.ts'
import { showPayoutsOf } from '#gateway/payouts/db/payout-lists.ts'
import { bind, type RequestContext } from '#gateway/route.ts'
import { listCompletions } from '../../evaluation/completions/list-completions.ts'
import { malformed } from '../../http/read-input.ts'
import { DomainError } from '../../util/domain-error.ts'
import { supportKindOf } from '../../messages/draft-message.ts'
import { describeMessages } from '../../messages/describe-messages.ts'
import { readMessageSettings } from '../../messages/my-messages.ts'
import { describePayout } from '../../payouts/describe-payout.ts'
import { listMyRewards } from '../../rewards/list-rewards.ts'
import { timelineOf } from '../../rewards/reward-timeline.ts'
import type { Staff } from '../../access/ops-keys.ts'
import { auditLook } from '../audit-staff.ts'
import { endFamiliesOf, listLedgerLines, listUserEvents, sumLedger } from '../db/users.ts'
import { cursorOf, numberedPartOf, pageOf, partOf, readCursor } from '../page-cursor.ts'
import { findOther } from '../own-account.ts'
import { hashedText } from '#gateway/audit/without-addresses.ts'
import { staffCommand } from '../staff-command.ts'
import { describeUser, localeOf } from '../users/describe-user.ts'
import { explain } from '../users/explain-user.ts'
import { lookUp } from '../users/look-up.ts'
import { REMOVE_SECOND_FACTOR } from '../users/remove-second-factor.ts'
import { findByIdOrAlias, readUserActivity } from '../users/user-activity.ts'

/** Records a look at a user before its answer is made. @throws DomainError 51001, 51030 SAME_PERSON */
async function look(
  { gateway, staff }: Pick<RequestContext, 'gateway'> & { staff: Staff },
  userId: string,
  part: Record<string, string>,
  action: 'user.read' | 'user.explained' = 'user.read',
) {
  const user = await findOther(gateway.db, gateway, { staff }, userId)
  await auditLook(gateway, staff, { action, subject: userId, more: part })
  return user
}

/** The activity of a look, for its line; what names none is only a text that somebody typed. */
async function activityNamed(
  gateway: RequestContext['gateway'],
  typed: string | undefined,
): Promise<Record<string, string>> {
  if (typed === undefined) return {}
  const found = await findByIdOrAlias(gateway, typed).catch((error: unknown) => {
    if (error instanceof DomainError) return null
    throw error
  })
  return { activity: found?.definition.alias ?? hashedText(gateway.keys, typed) }
}

/** For lists with numbered pages, the cursor is the next number. */
const pageIndexOf = (cursor: string | undefined) => Number(readCursor(cursor)?.[0] ?? 0)
const nextPage = (pageIndex: number, pageSize: number, total: number) =>
  (pageIndex + 1) * pageSize < total ? cursorOf([pageIndex + 1, '']) : null

/** A reward’s activity and source, where a transfer names them in its reference. */
function namedIn(reference: string, userId: string) {
  const own = reference.startsWith(`${userId}:`) ? reference.slice(userId.length + 1) : null
  const colon = own?.indexOf(':') ?? -1
  return own === null || colon < 0 ? null : { activityId: own.slice(0, colon), source: own.slice(colon + 1) as Source }
}

/** The trace entries about one fact, found by its time and the kind of its label. */
function countedIn(tasks: readonly TaskCompletion[], { type, occurredAt }: { type: string; occurredAt: number }) {
  const kind = type.split('.')[0]
  return tasks.flatMap(({ taskId, periodKey, trace }) =>
    trace.flatMap(({ facts = [] }) =>
      facts
        .filter(({ at, label }) => at === occurredAt && label.split(/[.:]/)[0] === kind)
        .map((fact) => ({ ...fact, taskId, periodKey })),
    ),
  )
}

const endSessionsCommand = staffCommand(endSessions, async (tx, gateway, { params: { userId } }, order) => {
  await findOther(tx, gateway, order, userId)
  const ended = await endFamiliesOf(tx, userId, order.at)
  await order.audit({ action: 'sessions.ended', subject: userId, after: { ended } })
  return { ended }
})

const sendMessageCommand = staffCommand(sendMessage, async (tx, gateway, { params: { userId }, body }, order) => {
  const { template, taskId } = body
  const user = await findOther(tx, gateway, order, userId)
  const inside = { ...gateway, db: tx }
  const activity = body.activityId === undefined ? null : await findByIdOrAlias(inside, body.activityId)
  if (taskId !== undefined && !activity?.definition.tasks.some(({ id }) => id === taskId))
    throw malformed('taskId', activity === null ? 'needs activityId' : 'is no task of the activity')
  if (template === 'support.address' && !(await awaitsAddress(inside, user)))
    throw malformed('template', 'asks for an address, and no reward of the user waits for one')
  const activityId = activity?.activityId
  const { off } = await readMessageSettings(inside, user)
  const messageId = off.includes(supportKindOf(template, activityId)) ? null : gateway.newId('m')
  if (messageId !== null)
    await appendLog(
      tx,
      [{ topic: 'support.message', userId, payload: { template, messageId, activityId, taskId } }],
      order.at,
    )
  await order.audit({
    action: 'message.sent',
    subject: userId,
    after: { template, activityId, taskId, messageId },
  })
  return { messageId }
})

async function awaitsAddress(gateway: RequestContext['gateway'], user: User) {
  const { items } = await listMyRewards(gateway, user, { pageIndex: 0, pageSize: 200 }, localeOf(user))
  return items.some(({ reasonCode }) => reasonCode === 'ADDRESS_NEEDED')
}

export const USER_COMMANDS = [endSessionsCommand, sendMessageCommand, REMOVE_SECOND_FACTOR] as const

export const userRoutes = [
  bind(findUsers, ({ query }, { gateway, staff }) => lookUp(gateway, staff, query)),
  bind(staffUser, async ({ params: { userId } }, context) => {
    await look(context, userId, { part: 'user' })
    return describeUser(context.gateway, userId)
  }),
  bind(staffUserActivity, async ({ params: { userId, activityId } }, context) => {
    await look(context, userId, { part: 'activity', ...(await activityNamed(context.gateway, activityId)) })
    return readUserActivity(context.gateway, userId, activityId)
  }),
  bind(staffUserRewards, async ({ params: { userId }, query: { pageSize, cursor, ...filter } }, context) => {
    const { gateway } = context
    const user = await look(context, userId, { part: 'rewards' })
    const pageIndex = pageIndexOf(cursor)
    const { items, total } = await listMyRewards(gateway, user, { ...filter, pageIndex, pageSize }, localeOf(user))
    const rewardIds = items.map(({ rewardId }) => rewardId)
    const rows = await findRewards(gateway.db, rewardIds)
    const payouts = await showPayoutsOf(gateway.db, rewardIds)
    const now = gateway.clock.now()
    return {
      items: items.flatMap((item) => {
        const row = rows.get(item.rewardId)
        if (row === undefined) return []
        const payout = payouts.get(item.rewardId)
        const past = timelineOf(row, now, payout).filter(({ at }) => at <= now)
        const history = past.map((step) => ({
          ...step,
          actor: null,
          reasonCode: step.step === 'REVIEW' ? row.reasonCode : null,
        }))
        return [
          {
            ...item,
            revision: row.revision,
            transferId: row.transferId,
            review: null,
            payout: payout === undefined ? null : describePayout(payout, gateway.config.staffPolicy),
            history,
          },
        ]
      }),
      next: nextPage(pageIndex, pageSize, total),
      total,
    }
  }),
  bind(staffUserLedger, async ({ params: { userId }, query: { asset = null, ...query } }, context) => {
    const { gateway } = context
    await look(context, userId, { part: 'ledger' })
    const part = numberedPartOf(query)
    const before = part.before?.id ?? null
    const lines = await listLedgerLines(gateway.db, userId, { ...part, asset, before })
    const rewardIds = lines.map(({ reference }) => reference.split(':')[0] ?? '')
    const rewards = await findRewards(gateway.db, rewardIds)
    const sums = await sumLedger(gateway.db, userId, asset)
    const balanced = sums.every(({ isBalanced }) => isBalanced)
    if (!balanced)
      gateway.log.error({ alarm: 'LEDGER_UNBALANCED', userId }, 'the lines of a user do not add up to the balance')
    const items = lines.map((line) => {
      const about = namedIn(line.reference, userId) ?? rewards.get(line.reference.split(':')[0] ?? '') ?? null
      return { ...line, activityId: about?.activityId ?? null, source: about && partsOfSource(about.source) }
    })
    return { ...pageOf(items, part, ({ entryId }) => [0, entryId]), total: null, sums, balanced }
  }),
  bind(staffUserEvents, async ({ params: { userId }, query: { activityId, ...query } }, context) => {
    const { gateway } = context
    const user = await look(context, userId, { part: 'events' })
    const part = partOf(query)
    const rows = await listUserEvents(gateway.db, userId, query, part)
    const reversers = await findReversers(
      gateway.db,
      rows.map(({ eventId }) => eventId),
    )
    const activity = activityId === undefined ? null : await findByIdOrAlias(gateway, activityId)
    const { tasks } = activity === null ? { tasks: [] } : await listCompletions(gateway, user, activity, localeOf(user))
    const items = rows.map((row) => ({
      ...row,
      reversedBy: reversers.get(row.eventId) ?? null,
      // A reversed fact may have the time and kind of another one.
      counted: reversers.has(row.eventId) ? [] : countedIn(tasks, row),
    }))
    return { ...pageOf(items, part, ({ occurredAt, eventId }) => [occurredAt, eventId]), total: null }
  }),
  bind(staffUserMessages, async ({ params: { userId }, query: { pageSize, cursor } }, context) => {
    const { gateway } = context
    const user = await look(context, userId, { part: 'messages' })
    const pageIndex = pageIndexOf(cursor)
    const { rows, total } = await listMessages(gateway.db, { userId, pageIndex, pageSize })
    return {
      items: await describeMessages(gateway, rows, localeOf(user)),
      next: nextPage(pageIndex, pageSize, total),
      total,
      settings: await readMessageSettings(gateway, user),
    }
  }),
  bind(explainUser, async ({ params: { userId }, query }, context) => {
    const about = await activityNamed(context.gateway, query.activityId)
    const user = await look(context, userId, { part: 'explanation', ...about }, 'user.explained')
    return explain(context.gateway, user, query)
  }),
]
