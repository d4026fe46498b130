import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { prizeAt } from '../places/prize-at.ts'

/** The base prize of a rank by volume, a decimal string; null: none, or one that is no amount. Pure. */
export function basePrize(file: FileWith<'factors'>, rank: number, unlocked: Money | null): string | null {
  const amount = prizeAt(file, rank, unlocked)?.reward.amount
  return amount !== undefined && 'unit' in amount ? amount.amount : null
}
