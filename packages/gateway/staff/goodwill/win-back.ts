import Big from 'big.js'
import { ANSWER_DAYS } from '@fanfare/activities/file/campaign.ts'
import { BACK_APPLY_REASONS } from '@fanfare/contract/activity/campaign.ts'
import { decideWinBack, winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { findLastTradeAt } from '#gateway/facts/measures/countable-facts.ts'
import { join } from '#gateway/activities/db/activities.ts'
import {
  answerBackApplication,
  listBackApplications,
  lockBackApplication,
  type BackApplication,
} from '#gateway/activities/db/participations.ts'
import { bind } from '#gateway/route.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { balance, budgetAccount } from '#gateway/rewards/db/ledger.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { malformed } from '../../http/read-input.ts'
import { awardIn } from '../../rewards/awards/reserve-awards.ts'
import { DomainError, StateMoved, present } from '../../util/domain-error.ts'
import { personOf } from '../../util/mask-name.ts'
import { describeMoney } from '../payments/describe-payments.ts'
import { payableAmount } from './grant-goodwill.ts'
import { pageOf, partOf } from '../page-cursor.ts'
import type { StaffPayment } from '../judge-payments.ts'
import { paymentCommand, type ChangeInput, type StaffOrder } from '../staff-command.ts'
import { refuseOwnAccount } from '../own-account.ts'
import { requireRevision } from '../change-headers.ts'

/** GET /ops/v1/win-back. */
export const READ_WIN_BACK = bind(winBackApplications, async ({ query }, { gateway }) => {
  const { db, activities } = gateway
  const { activityId, state: status } = query
  const part = partOf(query)
  const { rows, total } = await listBackApplications(db, { activityId, status }, part)
  const items = await Promise.all(
    rows.map(async (row) => {
      const { userId, appliedAt } = row
      const { alias, definition } = present(await activities.findById(db, row.activityId))
      return {
        ...row,
        alias,
        person: personOf(row),
        reason: BACK_APPLY_REASONS.find((reason) => reason === row.reason) ?? null,
        answerBy: appliedAt + (definition.winBack?.answerDays ?? ANSWER_DAYS) * DAY_MS,
        lastTradeAt: await findLastTradeAt(db, userId),
      }
    }),
  )
  const page = pageOf(items, part, ({ appliedAt, userId }) => [appliedAt, userId])
  return { ...page, total: status === 'RECEIVED' ? total : null }
})

/** The application of now. @throws DomainError 51001, StateMoved when it has another revision or an answer */
async function lockOpen(tx: Db, key: Pick<BackApplication, 'activityId' | 'userId'>, ifMatch: number | null) {
  const row = present(await lockBackApplication(tx, key))
  const { status, revision } = row
  requireRevision(ifMatch, { revision, state: status })
  if (status !== 'RECEIVED') throw new StateMoved('If-Match', `is ${status} already`, { state: status, revision })
  return row
}

type Input = ChangeInput<typeof decideWinBack>

const assetOf = ({ rewardType, unit }: { rewardType: string; unit: string }): string => `${rewardType}:${unit}`

/** @throws DomainError 40000 `grant`, 51001, 51030 SAME_PERSON, StateMoved */
async function payments(
  tx: Db,
  gateway: GatewayContext,
  { params, body: { accept, grant }, ifMatch }: Input,
  order: StaffOrder,
): Promise<readonly StaffPayment[]> {
  const { userId } = params
  refuseOwnAccount(gateway, order, userId)
  if (!accept && grant !== undefined) throw malformed('grant', 'goes with an acceptance alone')
  if (grant !== undefined) payableAmount('grant.amount', grant)
  await lockOpen(tx, params, ifMatch)
  return grant === undefined ? [] : [{ userId, rewardId: null, asset: assetOf(grant), quantity: grant.amount }]
}

/** POST /ops/v1/win-back/{activityId}/{userId}/decision. Its grant is new money, with the limits and figures of goodwill. */
export const DECIDE_WIN_BACK = paymentCommand(decideWinBack, {
  payments,
  run: async (tx, gateway, { params, body: { accept, grant }, ifMatch }, order) => {
    const { activityId, userId } = params
    const { at } = order
    const { revision } = await lockOpen(tx, params, ifMatch)
    const status = accept ? ('ACCEPTED' as const) : ('DECLINED' as const)
    await answerBackApplication(tx, params, { status, decidedAt: at, decidedBy: order.staff.name })
    let rewardId: string | null = null
    if (grant !== undefined) {
      await join(tx, { activityId, userId, at, consentVersion: null, maximum: null })
      const [reward = null] = await awardIn(tx, gateway, [
        { userId, activityId, source: 'manual:win-back', asset: assetOf(grant), quantity: grant.amount, earnedAt: at },
      ])
      if (reward === null) throw new DomainError('SOLD_OUT')
      ;({ rewardId } = reward)
      order.afterCommit(gateway.wakeWorker)
    }
    await appendLog(tx, [{ topic: 'win_back.decided', userId, payload: { activityId, status } }], at)
    await order.audit({
      action: accept ? 'win_back.accepted' : 'win_back.declined',
      subject: userId,
      before: { status: 'RECEIVED', revision },
      after: { status, activityId, rewardId, grant },
    })
    return { status, rewardId }
  },
  second: {
    kind: 'GRANT',
    needed: async (tx, gateway, { params: { activityId, userId }, body: { grant } }) => {
      if (grant === undefined) return null
      const { unit, amount } = grant
      const asset = assetOf(grant)
      const budget = new Big(await balance(tx, budgetAccount(activityId), asset))
      if (budget.lt(amount)) throw new DomainError('SOLD_OUT')
      return {
        subject: userId,
        summary: `accepts the win-back application of ${userId} with ${amount} ${unit}`,
        consequences: await describeMoney(tx, gateway, {
          userId,
          activityId,
          money: [{ asset, before: budget, after: budget.minus(amount) }],
        }),
      }
    },
    basedOn: async (tx, _gateway, { params }) => {
      const { status, revision } = present(await lockBackApplication(tx, params))
      return `${status} ${revision}`
    },
    // Nothing is reserved: the source of a win-back grant is one for each user and activity, and a declined amount must not use it up.
    waiting: () => Promise.resolve({ status: 'RECEIVED', rewardId: null }),
  },
})
