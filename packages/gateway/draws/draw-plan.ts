import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import Big from 'big.js'
import { assetOf, quantityOf, type RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { DrawRow, Player, LotteryRow, UnspentDraws } from '#gateway/draws/db/draws.ts'
import type { PrizeTableRow } from '@fanfare/contract/lottery/lottery.ts'
import { DomainError } from '../util/domain-error.ts'
import { canonicalJson, sha256 } from '../engines/prizes/prize-table.ts'
import { prizeAt, prizeInStock, rollOf, totalWeight } from '../engines/prizes/roll.ts'

export interface DrawRequest {
  userId: string
  activity: LotteryActivity
  clientSeed: string
  idempotencyKey: string
}

export type LotteryActivity = Omit<ActivityRow, 'definition'> & { definition: FileWith<'prizes'> }

/** null when the activity has no draws. */
export const asLottery = (row: ActivityRow): LotteryActivity | null =>
  hasEngine(row.definition, 'prizes') ? { ...row, definition: row.definition } : null

export interface PlannedDraw {
  request: DrawRequest
  row: DrawRow
  /** The reward that loses one draw. */
  spent: UnspentDraws
  reward: RewardDefinition | null
}

/** The rows that a transaction has locked. */
export interface DrawState {
  activity: LotteryActivity
  lottery: LotteryRow
  seed: Uint8Array
  prizes: readonly PrizeTableRow[]
  rewards: ReadonlyMap<string, RewardDefinition>
  players: ReadonlyMap<string, Player>
  /** By user. */
  unspent: ReadonlyMap<string, readonly UnspentDraws[]>
  /** By prize of limited stock. */
  left: Map<string, number>
  /** By asset, decimal strings. */
  budget: Map<string, string>
  /** ms */
  now: number
  newId: (prefix: string) => string
}

/**
 * Decides draws in their order (contract §9), each user once. Pure but for `left` and `budget`, which it lowers.
 * @returns for each request its draw, or the refusal: 51015, 51014 (the draw is kept), 51071
 */
export function planDraws(requests: readonly DrawRequest[], state: DrawState) {
  let { draws: drawNo, logHash } = state.lottery
  return requests.map((request) => {
    const planned = planDraw(request, state, { drawNo: drawNo + 1, logHash })
    if (planned instanceof DomainError) return planned
    drawNo += 1
    logHash = planned.row.hash
    return planned
  })
}

function planDraw(
  request: DrawRequest,
  state: DrawState,
  { drawNo, logHash }: { drawNo: number; logHash: string },
): PlannedDraw | DomainError {
  const { userId, clientSeed, idempotencyKey, activity } = request
  const { prizes, left, now } = state
  const { activityId } = activity
  const player = state.players.get(userId)
  const unspent = state.unspent.get(userId) ?? []
  const [spent] = unspent
  if (player === undefined || spent === undefined) return new DomainError('NO_DRAWS_LEFT')
  if (hasDrawnEnough(activity, player)) return new DomainError('LIMIT', { tipKey: 'lottery.day_limit' })
  if (isSoldOut(state)) return new DomainError('SOLD_OUT', { reasonCode: 'SOLD_OUT' })

  const { userRef, nonce } = player
  const roll = rollOf(state.seed, { activityId, userRef, nonce, clientSeed }, totalWeight(prizes))
  const rolledPrizeId = prizeAt(prizes, roll)
  const prizeId = prizeInStock(prizes, rolledPrizeId, left)
  const reward = prizeId === null ? null : (state.rewards.get(prizeId) ?? null)
  if (reward !== null && !takeFromBudget(state.budget, reward))
    return new DomainError('SOLD_OUT', { reasonCode: 'SOLD_OUT' })
  const stock = prizeId === null ? undefined : left.get(prizeId)
  if (prizeId !== null && stock !== undefined) left.set(prizeId, stock - 1)

  const logged = { drawNo, userRef, nonce, clientSeed, rolledPrizeId, prizeId, at: now }
  const hash = sha256(Buffer.from(logHash, 'hex'), canonicalJson(logged))
  const remaining = unspent.reduce((sum, one) => sum + Number(one.left), 0) - 1
  const drawId = state.newId('dr')
  const spentRewardId = spent.rewardId
  const row = { ...logged, activityId, userId, drawId, hash, idempotencyKey, spentRewardId, remaining }
  return { request, row, spent, reward }
}

/** The player has reached the activity's limit of draws on a day. */
export const hasDrawnEnough = ({ definition }: Pick<LotteryActivity, 'definition'>, { today }: Pick<Player, 'today'>) =>
  definition.drawsPerDay !== undefined && today >= definition.drawsPerDay

/** No prize is left: a draw would only be lost. */
export const isSoldOut = ({ prizes, left }: Pick<DrawState, 'prizes' | 'left'>) =>
  prizes.every(({ prizeId }) => prizeId === null || left.get(prizeId) === 0)

function takeFromBudget(budget: Map<string, string>, reward: RewardDefinition) {
  const asset = assetOf(reward)
  const rest = new Big(budget.get(asset) ?? 0).minus(quantityOf(reward))
  if (rest.lt(0)) return false
  budget.set(asset, rest.toFixed())
  return true
}
