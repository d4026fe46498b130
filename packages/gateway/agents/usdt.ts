import type { SignedMoney } from '@fanfare/contract/money.ts'

/** An amount of agents: all of them are in USDT. */
export const usdt = (amount: string): SignedMoney => ({ amount, unit: 'USDT' })
