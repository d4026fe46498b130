import { readStored, writeStored } from '../stored.ts'

export type ConsentAnswer = 'granted' | 'refused'

/** The fragment of the link that shows the question again. */
export const CONSENT_HASH = '#analytics-choice'

const KEY = 'fanfareConsent'

/** The answer that this browser remembers; null before the first. */
export function rememberedConsent(): ConsentAnswer | null {
  const kept = readStored(KEY)
  return kept === 'granted' || kept === 'refused' ? kept : null
}

/** Without storage, the answer holds for this page. */
export const rememberConsent = (answer: ConsentAnswer) => writeStored(KEY, answer)

/** Whether a visitor from `country` is asked before anything of analytics is loaded (ANA-4). @assumed an unknown country is asked */
export const asksForConsent = (countries: readonly string[], country: string | null) =>
  countries.length > 0 && (country === null || countries.includes('*') || countries.includes(country))
