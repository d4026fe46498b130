import { ANSWER_DAYS } from '@fanfare/activities/file/campaign.ts'
import { BACK_APPLY_REASONS } from '@fanfare/contract/activity/campaign.ts'
import { decideWinBack, winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { findLastTradeAt } from '#gateway/facts/countable-facts.ts'
import { join } from '#gateway/activities/db/activities.ts'
import {
  answerBackApplication,
  listBackApplications,
  lockBackApplication,
  type BackApplication,
} from '#gateway/activities/db/participations.ts'
import { bind } from '#gateway/route.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { malformed } from '../../http/read-input.ts'
import { awardIn } from '../../rewards/reserve-awards.ts'
import { DomainError, StateMoved, present } from '../../util/domain-error.ts'
import { personOf } from '../../util/mask-name.ts'
import { payableAmount } from './grant-goodwill.ts'
import { pageOf, partOf } from '../page-cursor.ts'
import { refuseOwnAccount, requireRevision, staffCommand } from '../staff-change.ts'

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

/** POST /ops/v1/win-back/{activityId}/{userId}/decision. */
export const DECIDE_WIN_BACK = staffCommand(
  decideWinBack,
  async (tx, gateway, { params, body: { accept, grant }, ifMatch }, order) => {
    const { activityId, userId } = params
    const { at } = order
    refuseOwnAccount(gateway, order, userId)
    if (!accept && grant !== undefined) throw malformed('grant', 'goes with an acceptance alone')
    if (grant !== undefined) payableAmount('grant.amount', grant)
    const { revision } = await lockOpen(tx, params, ifMatch)
    const status = accept ? ('ACCEPTED' as const) : ('DECLINED' as const)
    await answerBackApplication(tx, params, { status, decidedAt: at, decidedBy: order.staff.name })
    let rewardId: string | null = null
    if (grant !== undefined) {
      await join(tx, { activityId, userId, at, consentVersion: null, maximum: null })
      const { rewardType, unit, amount } = grant
      const asset = `${rewardType}:${unit}`
      const [reward = null] = await awardIn(tx, gateway, [
        { userId, activityId, source: 'manual:win-back', asset, quantity: amount, earnedAt: at },
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
)
