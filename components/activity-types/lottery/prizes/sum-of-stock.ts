import type { ShownPrize } from '@fanfare/contract/lottery/lottery.ts'

/** How many prizes with a limit there were, and how many are left. */
export function sumOfStock(prizes: readonly Pick<ShownPrize, 'stock' | 'left'>[]): { stock: number; left: number } {
  const limited = prizes.filter(({ stock }) => stock !== null)
  return {
    stock: limited.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    left: limited.reduce((sum, { left }) => sum + (left ?? 0), 0),
  }
}
