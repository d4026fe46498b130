import type { AuditAction } from '@fanfare/contract/staff/audit-actions.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import {
  ACCEPT_REASONS,
  DECISIONS_MAXIMUM,
  decideReview,
  decideReviews as manyCall,
  leaseReview as leaseCall,
} from '@fanfare/contract/staff/reviews.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Staff } from '#gateway/access/ops-keys.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import {
  acceptReview,
  closeReview,
  findReview,
  findReviews,
  leaseReview,
  lockReview,
  refuseReview,
  type ReviewRow,
} from '#gateway/rewards/db/reviews.ts'
import { bind } from '#gateway/route.ts'
import { malformed } from '../../http/read-input.ts'
import { cancelReward } from '../../rewards/awards/cancel-reward.ts'
import { toDecimal } from '../../util/decimal.ts'
import { digestOf } from '../../util/digest-of.ts'
import { DomainError, StateMoved, present } from '../../util/domain-error.ts'
import { createSlots } from '../../util/slots.ts'
import { judgePayments, type Judgement, type StaffPayment } from '../judge-payments.ts'
import { endPaymentsOf, lockStaffPayments } from '../db/staff-payments.ts'
import { keepAnswer } from '../db/staff-changes.ts'
import { describeChangedReward } from '../payments/changed-reward.ts'
import { amountsOf, describeMoney, movedMoney } from '../payments/describe-payments.ts'
import { answerBefore, carryOut } from '../staff-change.ts'
import { notePayments, paymentCaseOf } from '../judge-change.ts'
import { paymentCommand, staffCommand, type ChangeInput, type StaffOrder } from '../staff-command.ts'
import { readKey, requireRevision } from '../change-headers.ts'
import { refuseOwnAccount } from '../own-account.ts'
import { clearFlags, freedNow, freedPayments } from './flags.ts'
import { describeReview, isHandedOver } from './reviews.ts'

const LEASE_MS = HOUR_MS / 4

/** The review, locked. @throws DomainError 51001, 51030 SAME_PERSON */
async function lockOthers(tx: Db, gateway: GatewayContext, reviewId: string, order: StaffOrder) {
  const row = present(await lockReview(tx, reviewId))
  refuseOwnAccount(gateway, order, row.userId)
  return row
}

/** POST /ops/v1/reviews/{id}/lease. */
const LEASE_REVIEW = staffCommand(leaseCall, async (tx, gateway, { params: { id } }, order) => {
  await lockOthers(tx, gateway, id, order)
  const lease = { by: order.staff.name ?? '', until: order.at + LEASE_MS }
  await leaseReview(tx, id, lease)
  return lease
})

type DecisionInput = ChangeInput<typeof decideReview>

/** @throws DomainError 40000 `reason` */
function requireReason({ accept, reason }: Pick<DecisionInput['body'], 'accept' | 'reason'>) {
  const reasons: readonly string[] = accept ? ACCEPT_REASONS : CANCEL_REASONS
  if (!reasons.includes(reason)) throw malformed('reason', `must be one of ${reasons.join(', ')}`)
}

/** The open review of a decision. @throws DomainError 40000 `reason`, `accept`, `clear`; StateMoved: another revision, or decided */
async function lockOpen(tx: Db, gateway: GatewayContext, { params, body, ifMatch }: DecisionInput, order: StaffOrder) {
  requireReason(body)
  if (body.clear && !body.accept) throw malformed('clear', 'goes with an acceptance alone')
  const row = await lockOthers(tx, gateway, params.id, order)
  const { state, revision, decidedBy, reason } = row
  if (state !== 'OPEN') throw new StateMoved('If-Match', `is ${state} already`, { state, revision, decidedBy, reason })
  requireRevision(ifMatch, { revision, state })
  if (isHandedOver(row) && !body.accept)
    throw malformed('accept', 'must be true, which closes the review: only the platform can take this reward back')
  return row
}

/** Ends the review, and takes its reward back where it is refused. */
async function decide(
  tx: Db,
  gateway: GatewayContext,
  review: ReviewRow,
  decision: { reason: DecisionInput['body']['reason']; by: string; at: number },
): Promise<ReviewRow['state']> {
  const { reviewId, rewardId, activityId, userId, source } = review
  const { reason, at } = decision
  if (isHandedOver(review)) {
    await closeReview(tx, reviewId, decision)
    return 'CLOSED'
  }
  const refusal = CANCEL_REASONS.find((one) => one === reason)
  if (refusal === undefined) {
    await acceptReview(tx, reviewId, decision)
    return 'ACCEPTED'
  }
  await refuseReview(tx, reviewId, decision)
  await cancelReward(tx, gateway, { rewardId, amount: null, reason: refusal, at })
  const payload = { rewardId, activityId, source, state: 'CANCELLED', reason }
  await appendLog(tx, [{ topic: 'reward.reviewed', userId, payload }], at)
  return 'REFUSED'
}

/** The amount that leaves review by the decision of one. A closed review moves nothing. */
const ownPayments = (row: ReviewRow): StaffPayment[] => {
  const { rewardId, userId, asset, quantity } = row
  return isHandedOver(row) ? [] : [{ userId, rewardId, asset, quantity: toDecimal(quantity) }]
}

/** The amounts that leave review by a decision, which may clear the flags of its user, too. */
async function decidedPayments(tx: Db, row: ReviewRow, { clear }: DecisionInput['body']): Promise<StaffPayment[]> {
  if (!clear) return ownPayments(row)
  const freed = await freedPayments(tx, row.userId)
  // The sums of a clear have this reward already, if a flag opened its review.
  return row.kind === 'FLAG' ? freed : [...ownPayments(row), ...freed]
}

const REVIEW_ACTIONS = {
  OPEN: 'review.read',
  ACCEPTED: 'review.accepted',
  REFUSED: 'review.refused',
  CLOSED: 'review.closed',
} as const satisfies Record<ReviewRow['state'], AuditAction>

/** POST /ops/v1/reviews/{id}/decision. */
const DECIDE_REVIEW = paymentCommand(decideReview, {
  payments: async (tx, gateway, input, order) =>
    decidedPayments(tx, await lockOpen(tx, gateway, input, order), input.body),
  run: async (tx, gateway, input, order) => {
    const { reason, clear } = input.body
    const row = await lockOpen(tx, gateway, input, order)
    const { rewardId, userId } = row
    const state = await decide(tx, gateway, row, { reason, by: order.staff.name ?? '', at: order.at })
    await order.audit({
      action: REVIEW_ACTIONS[state],
      subject: rewardId,
      before: { state: 'OPEN' },
      after: { state },
    })
    if (clear) await clearFlags(tx, gateway, { userId, keepReviews: false, key: input.key }, order)
    order.afterCommit(() => {
      gateway.metrics.reviewDecisions.inc({ state })
      gateway.wakeWorker()
    })
    return { state, reward: await describeChangedReward(tx, gateway, rewardId) }
  },
  second: {
    kind: 'REVIEW',
    needed: async (tx, gateway, input, order) => {
      const { rewardId, userId, activityId, flags } = await lockOpen(tx, gateway, input, order)
      const { accept, reason, clear } = input.body
      const amounts = amountsOf(order)
      const also = clear ? ` and clears ${userId}, which frees ${amounts} in all` : ''
      const what = clear ? `the reward ${rewardId}` : `${amounts} of the reward ${rewardId}`
      return {
        subject: rewardId,
        summary: `${accept ? 'accepts' : 'refuses'} ${what}: ${reason}${also}`,
        consequences: await describeMoney(tx, gateway, {
          userId,
          activityId,
          flags: clear ? flags : [],
          money: movedMoney(order),
        }),
      }
    },
    basedOn: async (tx, _gateway, { params, body }) => {
      const row = await lockReview(tx, params.id)
      if (row === null) return '0'
      return body.clear ? `${row.revision}: ${await freedNow(tx, row.userId)}` : String(row.revision)
    },
    waiting: async (tx, gateway, { params }) => {
      const row = present(await lockReview(tx, params.id))
      return { state: row.state, reward: await describeChangedReward(tx, gateway, row.rewardId) }
    },
    behind: async (gateway, { params }) => {
      const row = await findReview(gateway.db, params.id)
      return row && describeReview(gateway, row)
    },
  },
})

/** How many reviews of one call are decided at the same time. */
const AT_ONCE = 4

type Many = CallAnswer<typeof manyCall>

/**
 * Judges the reviews of a call together. The payments of those that one person may decide are noted at once, so that each of them can be decided
 * without waiting for the others. @returns the judgement of each open review, by its id
 */
async function judgeTogether(
  gateway: GatewayContext,
  { staff, isDryRun, keys }: { staff: Staff; isDryRun: boolean; keys: ReadonlyMap<string, string> },
): Promise<ReadonlyMap<string, Judgement>> {
  const { db, clock } = gateway
  const now = clock.now()
  const paymentCase = paymentCaseOf(gateway, decideReview, { staff, keys: [...keys.values()], at: now })
  return withTransaction(db, async (tx) => {
    await lockStaffPayments(tx)
    const open = (await findReviews(tx, [...keys.keys()])).filter(({ state }) => state === 'OPEN')
    const together = await judgePayments(tx, open.flatMap(ownPayments), paymentCase)
    const rewardsAbove = new Set(together.above.map(({ rewardId }) => rewardId))
    const judgements = new Map<string, Judgement>()
    for (const row of open) {
      const payments = ownPayments(row)
      const judgement = { ...together, payments, needsSecondPerson: rewardsAbove.has(row.rewardId) }
      judgements.set(row.reviewId, judgement)
      const isNoted = !isDryRun && !judgement.needsSecondPerson
      const key = keys.get(row.reviewId) ?? ''
      if (isNoted) await notePayments(tx, decideReview, { key }, { judgement }, { state: 'ALONE', proposalId: null })
    }
    return judgements
  })
}

/**
 * POST /ops/v1/reviews/decisions. Each review is a separate change, in its own transaction, with a key made of the request's key and its id, so that
 * a request repeated after a crash decides the rest.
 * @throws DomainError 40000 `reason`, `items`; 51024
 */
export const DECIDE_REVIEWS = bind(manyCall, async ({ body, query }, context) => {
  const { gateway, staff } = context
  const { items, ...decision } = body
  requireReason(decision)
  const ids = items.map(({ reviewId }) => reviewId)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice !== -1) throw malformed(`items.${twice}.reviewId`, 'is listed twice')
  const isDryRun = query.dryRun === '1'
  const key = readKey(manyCall, context)
  const change = { changeKey: key, actor: staff.name ?? '', contentHash: digestOf({ call: manyCall.name, body }) }
  if (!isDryRun) {
    const at = gateway.clock.now()
    const { answer } = await withTransaction(gateway.db, (tx) => answerBefore(tx, { ...change, at }))
    if (answer !== null) return answer as Many
  }
  const { run } = createSlots({ concurrency: AT_ONCE, maxWaiting: DECISIONS_MAXIMUM })
  const keys = new Map(ids.map((reviewId) => [reviewId, digestOf({ key, reviewId })]))
  const judgements = await judgeTogether(gateway, { staff, isDryRun, keys })
  const decideOne = async ({ reviewId, revision }: (typeof items)[number]) => {
    const input: DecisionInput = {
      params: { id: reviewId },
      query,
      body: { ...decision, clear: false },
      ifMatch: revision,
      key: keys.get(reviewId) ?? '',
    }
    try {
      const judgement = judgements.get(reviewId) ?? null
      const decided = await carryOut(DECIDE_REVIEW, input, { gateway, staff, isDryRun, judgement })
      const { done, proposal, state } = decided as CallAnswer<typeof decideReview>
      return { reviewId, done, proposal, state, code: CODES.SUCCESS.code }
    } catch (error) {
      if (!isDryRun) await endPaymentsOf(gateway.db, [input.key])
      if (!(error instanceof DomainError)) throw error
      const state = (await findReview(gateway.db, reviewId))?.state ?? null
      return { reviewId, done: false, proposal: null, state, code: CODES[error.codeName].code }
    }
  }
  const outcomes = await Promise.allSettled(items.map((item) => run(() => decideOne(item))))
  const results = outcomes.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
  if (!isDryRun) await withTransaction(gateway.db, (tx) => keepAnswer(tx, key, { results }))
  return { results }
})

export const REVIEW_COMMANDS = [LEASE_REVIEW, DECIDE_REVIEW]
