import { ANSWER_DAYS } from '@fanfare/activities/file/campaign.ts'
import { BACK_APPLY_REASONS } from '@fanfare/contract/activity/campaign.ts'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import { decideWinBack, type winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { lastTradeAt } from '#gateway/accounts/db/accounts.ts'
import { join } from '#gateway/activities/db/activities.ts'
import {
  answerBackApplication,
  listBackApplications,
  lockBackApplication,
  type BackApplication,
} from '#gateway/activities/db/participations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { malformed } from '../http/read-input.ts'
import { awardIn } from '../rewards/reserve-awards.ts'
import { DomainError, StateMoved } from '../util/domain-error.ts'
import { maskForStaff } from '../util/mask-name.ts'
import { pageOf, readCursor } from './page-cursor.ts'
import { payableAmount, refuseOwnAccount, requireRevision, type StaffCommand } from './staff-change.ts'

type Applications = CallAnswer<typeof winBackApplications>

/** GET /ops/v1/win-back. */
export async function readWinBackApplications(
  { db, activities }: Pick<GatewayContext, 'db' | 'activities'>,
  { query: { pageSize, cursor, activityId, state } }: CallRequest<typeof winBackApplications>,
): Promise<Applications> {
  const place = readCursor(cursor)
  const after = place === null ? null : { appliedAt: Number(place[0]), userId: place[1] }
  const { rows, total } = await listBackApplications(db, { activityId, status: state }, { limit: pageSize + 1, after })
  const page = pageOf(rows, { pageSize, placeOf: ({ appliedAt, userId }) => [appliedAt, userId], itemOf: (row) => row })
  const items: Applications['items'] = []
  for (const row of page.items) {
    const activity = await activities.findById(db, row.activityId)
    if (activity === null) throw new Error(`the activity ${row.activityId} of an application is gone`)
    const { answerDays = ANSWER_DAYS } = activity.definition.winBack ?? {}
    items.push({
      activityId: row.activityId,
      alias: activity.definition.alias,
      person: { userId: row.userId, maskedName: maskForStaff(row.loginName) },
      reason: BACK_APPLY_REASONS.find((reason) => reason === row.reason) ?? null,
      contactAllowed: row.contactAllowed,
      appliedAt: row.appliedAt,
      answerBy: row.appliedAt + answerDays * DAY_MS,
      lastTradeAt: await lastTradeAt(db, row.userId),
      status: row.status,
      revision: row.revision,
    })
  }
  return { items, next: page.next, total: state === 'RECEIVED' ? total : null }
}

/** The application of now. @throws DomainError 51001, StateMoved when it has another revision or an answer */
async function lockOpen(
  tx: Db,
  key: Pick<BackApplication, 'activityId' | 'userId'>,
  ifMatch: number | null,
): Promise<BackApplication> {
  const row = await lockBackApplication(tx, key)
  if (row === null) throw new DomainError('NOT_FOUND')
  const { status, revision } = row
  requireRevision(ifMatch, { revision, state: status })
  if (status !== 'RECEIVED') throw new StateMoved('If-Match', `is ${status} already`, { state: status, revision })
  return row
}

/** POST /ops/v1/win-back/{activityId}/{userId}/decision. */
export const DECIDE_WIN_BACK: StaffCommand<typeof decideWinBack> = {
  call: decideWinBack,
  run: async (tx, gateway, { params, body: { accept, grant, note }, ifMatch }, order) => {
    const { activityId, userId } = params
    const { at } = order
    refuseOwnAccount(gateway, order, userId)
    if (!accept && grant !== undefined) throw malformed('grant', 'goes with an acceptance alone')
    if (grant !== undefined) payableAmount('grant.amount', grant)
    const { revision } = await lockOpen(tx, params, ifMatch)
    const status = accept ? 'ACCEPTED' : 'DECLINED'
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
      order.afterCommit(() => gateway.wakeWorker())
    }
    await appendLog(tx, [{ topic: 'win_back.decided', userId, payload: { activityId, status } }], at)
    await order.audit({
      action: accept ? 'win_back.accepted' : 'win_back.declined',
      subject: userId,
      note,
      before: { status: 'RECEIVED', revision },
      after: { status, activityId, rewardId, grant },
    })
    return { done: true, status, rewardId }
  },
}
