import type { Caller, GatewayContext } from '#gateway/context.ts'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import { accountFacts } from '#gateway/accounts/db/accounts.ts'
import { isDatabaseGone } from '#gateway/db/database-gone.ts'
import { findDrawByKey } from '#gateway/draws/db/draws.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import { sqlState } from '#gateway/db/transaction.ts'
import { createBatcher } from '#gateway/util/batcher.ts'
import { isExcludedRegion } from '../activities/eligibility.ts'
import { findActivity } from '../activities/find-activity.ts'
import { refuseOutsideOfSchedule } from '../activities/join-activity.ts'
import { hasSeveralAccounts } from '../facts/tallies/exclusions.ts'
import { DomainError } from '../util/domain-error.ts'
import { drawTogether } from './draw-together.ts'
import { asLottery, type DrawRequest, type LotteryActivity } from './draw-plan.ts'

/** Draws of one activity wait for each other, so more lanes would only help several lotteries at once. */
const LANES = 2
/** The lottery and its budgets stay locked until a batch commits. */
const MOST = 64

/** null when it was drawn, now or earlier. */
type Outcome = Error | null
type Draw = (request: DrawRequest) => Promise<Outcome>
const batchers = new WeakMap<GatewayContext, Draw>()

async function drawByActivity(gateway: GatewayContext, requests: readonly DrawRequest[]) {
  const outcomes = new Map<DrawRequest, Outcome>()
  for (const group of Map.groupBy(requests, ({ activity }) => activity.activityId).values()) {
    const drawn = await drawGroup(gateway, group)
    group.forEach((request, index) => outcomes.set(request, drawn[index] ?? null))
  }
  return requests.map((request) => outcomes.get(request) ?? null)
}

/** When PostgreSQL refuses a batch, each draw is tried alone, so that one bad draw does not fail the others. */
async function drawGroup(gateway: GatewayContext, group: readonly DrawRequest[]): Promise<readonly Outcome[]> {
  try {
    return await drawTogether(gateway, group)
  } catch (error) {
    if (sqlState(error) === undefined || isDatabaseGone(error)) throw error
    if (group.length === 1) return [error as Error]
  }
  const outcomes: Outcome[] = []
  for (const request of group) outcomes.push(...(await drawGroup(gateway, [request])))
  return outcomes
}

/** Draws of the same moment share a transaction; each gateway has one batcher. */
function batcherOf(gateway: GatewayContext): Draw {
  const known = batchers.get(gateway)
  if (known !== undefined) return known
  const draw = createBatcher({
    run: (requests: readonly DrawRequest[]) => drawByActivity(gateway, requests),
    concurrency: LANES,
    maxBatchSize: MOST,
    keyOf: ({ userId }) => userId,
    isFatal: isDatabaseGone,
  })
  batchers.set(gateway, draw)
  return draw
}

interface DrawInput {
  activityId: string
  clientSeed: string
  idempotencyKey: string
  /** ISO 3166; null means unknown. */
  country: string | null
}

/**
 * Draws once (contract §5, §9). The same key answers the same draw, also after the end.
 * @throws DomainError 51001, 51002, 51003, 51005, 51014, 51015, 51016, 51024 (the key was used for another draw), 51040, 51071; 50300
 * while claims of the activity are suspended
 */
export async function drawPrize(gateway: GatewayContext, { userId }: Caller, input: DrawInput) {
  const activity = await findLotteryActivity(gateway, input.activityId)
  const earlier = await earlierDraw(gateway, userId, input)
  if (earlier !== null) return earlier
  await refuse(gateway, { userId, country: input.country }, activity)
  const { clientSeed, idempotencyKey } = input
  const refusal = await batcherOf(gateway)({ userId, activity, clientSeed, idempotencyKey })
  // Also after a refusal: the same key may have drawn on another instance meanwhile.
  const drawn = await earlierDraw(gateway, userId, input)
  if (drawn !== null) return drawn
  throw refusal ?? new Error('a draw was made and is not in the log')
}

/** The activity of this id that has draws. @throws DomainError 51001 */
export async function findLotteryActivity(gateway: GatewayContext, activityId: string) {
  const lottery = asLottery(await findActivity(gateway, activityId))
  if (lottery === null) throw new DomainError('NOT_FOUND')
  return lottery
}

async function earlierDraw({ db }: GatewayContext, userId: string, input: DrawInput) {
  const draw = await findDrawByKey(db, userId, input.idempotencyKey)
  if (draw === null) return null
  if (draw.activityId !== input.activityId || draw.clientSeed !== input.clientSeed)
    throw new DomainError('IDEMPOTENCY_CONFLICT')
  return draw
}

async function refuse(
  gateway: GatewayContext,
  { userId, country }: { userId: string; country: string | null },
  activity: LotteryActivity,
) {
  const { db, clock, violations } = gateway
  refuseOutsideOfSchedule(activity, clock.now())
  if (claimsSuspended(violations, activity.activityId)) throw new DomainError('NOT_READY')
  if (isExcludedRegion(gateway, activity.definition.audience, country))
    throw new DomainError('REGION_REFUSED', { reasonCode: 'REGION' })
  if ((await findAppliedAt(db, userId, activity.activityId)) === null) throw new DomainError('JOIN_FIRST')
  if (hasSeveralAccounts((await accountFacts(db, userId)).events)) throw new DomainError('MULTIPLE_ACCOUNTS')
}
