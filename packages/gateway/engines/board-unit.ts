import type { Money } from '@fanfare/contract/money.ts'

/** The unit of a board's volumes and combined prizes: that of the pool, else USDT. */
export const boardUnit = ({ pool }: { pool?: Money | null | undefined }) => pool?.unit ?? 'USDT'
