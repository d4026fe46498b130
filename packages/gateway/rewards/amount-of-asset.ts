import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { toDecimal } from '../util/decimal.ts'

/** A quantity of the ledger as the wire shows it: money, a number of draws, or a thing. `quantity` is a decimal string. */
export function amountOfAsset(asset: string, quantity: string): Reward['amount'] {
  if (asset.startsWith('PHYSICAL:')) return { item: unitOfAsset(asset) }
  if (asset.startsWith('LOTTERY_COUNT:')) return { count: Number(quantity) }
  return { amount: toDecimal(new Big(quantity)), unit: unitOfAsset(asset) }
}
