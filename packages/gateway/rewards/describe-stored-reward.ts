import Big from 'big.js'
import { unitOfAsset, assetOf, quantityOf, type RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { toDecimal } from '../util/decimal.ts'
import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import { rewardsOf } from '@fanfare/activities/engine-files.ts'
import { REWARD_KINDS, REWARD_TYPES } from '@fanfare/contract/enumerations.ts'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
import { taskOfSource } from '#gateway/db/tables/source.ts'
import { localize } from '../activities/definition/localize.ts'
import type { ActivityInPlay } from '../activities/definition/activity-in-play.ts'
import { describeReward, describeTierReward } from '../activities/definition/describe-task.ts'

/** An asset as the wire names it. */
export const partsOfAsset = (asset: string) => ({
  rewardType: REWARD_TYPES.find((type) => asset.startsWith(`${type}:`)) ?? 'GIFT_CASH',
  unit: unitOfAsset(asset),
})

/** A quantity of the ledger as the wire shows it: money, a number of draws, or a thing. `quantity` is a decimal string. */
export function amountOfAsset(asset: string, quantity: string): Reward['amount'] {
  if (asset.startsWith('PHYSICAL:')) return { item: unitOfAsset(asset) }
  if (asset.startsWith('LOTTERY_COUNT:')) return { count: Number(quantity) }
  return { amount: toDecimal(new Big(quantity)), unit: unitOfAsset(asset) }
}

type StoredReward = Pick<RewardRow, 'source' | 'rewardType' | 'asset' | 'quantity'>

/** A granted reward as the wire shows it. Its row alone describes it when the task is no longer in the file. */
export function describeStoredReward(row: StoredReward, activity: ActivityInPlay | null, locale: string): Reward {
  const texts: Pick<ActivityTexts, 'labels'> = activity ? localize(activity.definition, locale) : { labels: {} }
  const taskId = taskOfSource(row.source)?.taskId
  const task = taskId === undefined ? undefined : activity?.tasks.get(taskId)
  if (task !== undefined) return describeReward(task.reward, texts, task.id)
  const paid = activity && rewardsOf(activity.definition).find((one) => isPaidAs(one.reward, row))
  if (paid?.path[0] === 'tiers') return describeTierReward(paid.reward, texts, paid.id)
  if (paid) return describeReward(paid.reward, texts, paid.id)
  return describeRow(row, texts)
}

/** A reward as others see it: without what was taken back. */
export function describeStanding(row: RewardRow, activity: ActivityInPlay | null, locale: string): Reward {
  const quantity = new Big(row.quantity).minus(row.cancelled)
  if (quantity.eq(row.quantity)) return describeStoredReward(row, activity, locale)
  return describeRow(
    { ...row, quantity: quantity.toFixed() },
    activity ? localize(activity.definition, locale) : { labels: {} },
  )
}

function describeRow(row: StoredReward, texts: Pick<ActivityTexts, 'labels'>): Reward {
  const type = REWARD_TYPES.find((name) => name === row.rewardType) ?? 'GIFT_CASH'
  const unit = unitOfAsset(row.asset)
  const amount = amountOfAsset(row.asset, row.quantity)
  const label = 'item' in amount ? (texts.labels[unit] ?? unit) : `${toDecimal(new Big(row.quantity))} ${unit}`
  // The kind is not stored: PHYSICAL is in kind, every other type a token.
  return { rewardType: type, kind: type === 'PHYSICAL' ? REWARD_KINDS.InKind : REWARD_KINDS.Token, amount, label }
}

/** Whether a row may be this reward of the file. The rows of draws, places and tiers do not name their reward. */
const isPaidAs = (reward: RewardDefinition, { asset, quantity }: StoredReward) =>
  assetOf(reward) === asset && new Big(quantityOf(reward)).eq(quantity)

/** The unused draws of a reward of draws; undefined for other rewards. */
export const drawsLeftOf = ({ rewardType, left }: RewardRow) =>
  rewardType === 'LOTTERY_COUNT' ? Number(left) : undefined

/** The unused amount; undefined for rewards that are not money. */
export function leftOf(row: RewardRow) {
  return row.rewardType === 'PHYSICAL' || row.rewardType === 'LOTTERY_COUNT'
    ? undefined
    : { amount: toDecimal(new Big(row.left)), unit: unitOfAsset(row.asset) }
}
