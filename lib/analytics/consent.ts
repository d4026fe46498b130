export type ConsentAnswer = 'granted' | 'refused'

/** The fragment of the link that shows the question again. */
export const CONSENT_HASH = '#analytics-choice'

const KEY = 'fanfareConsent'

/** The answer that this browser remembers; null before the first. */
export function rememberedConsent(): ConsentAnswer | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'granted' || kept === 'refused' ? kept : null
  } catch {
    return null
  }
}

export function rememberConsent(answer: ConsentAnswer) {
  try {
    localStorage.setItem(KEY, answer)
  } catch {
    // The answer holds for this page.
  }
}

/** Whether a visitor from `country` is asked before anything of analytics is loaded (ANA-4). @assumed an unknown country is asked */
export const asksForConsent = (countries: readonly string[], country: string | null) =>
  countries.length > 0 && (country === null || countries.includes('*') || countries.includes(country))
