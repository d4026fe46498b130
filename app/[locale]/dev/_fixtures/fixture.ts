import type { useTranslations } from 'next-intl'

/** A named state, made of data as the gateway sends it, so that the code under it is that of the real page. */
export interface Fixture<T> {
  id: string
  data: T
}

/** Texts that the gateway would write in the reader's language come from the interface's own texts. */
export type Translate = ReturnType<typeof useTranslations<never>>

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const usdt = (amount: string) => ({ amount, unit: 'USDT' })
