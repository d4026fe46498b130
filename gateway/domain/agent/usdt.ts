import type { SignedMoney } from '#lib/contract/money.ts'

/** An amount of agents: all of them are in USDT. */
export const usdt = (amount: string): SignedMoney => ({ amount, unit: 'USDT' })
