import type { useTranslations } from 'next-intl'

/** A state by its name: of data as the gateway sends it, so that it is reached as the real page reaches it. */
export interface Fixture<T> {
  id: string
  data: T
}

/** What the gateway would have written in the reader's language is taken from the interface's own texts. */
export type Say = ReturnType<typeof useTranslations<never>>

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const usdt = (amount: string) => ({ amount, unit: 'USDT' })
