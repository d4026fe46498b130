import type { Translation } from '#lib/i18n/translated-from.ts'

const KEY = 'fanfareTranslationTip'

export interface TipState {
  tip: 'visible' | 'expanded'
  /** What the reader asked for last. */
  shows: Translation['shows']
}

const FIRST: TipState = { tip: 'visible', shows: 'translation' }

/** What this tab's session remembers of the tip (spec §3); blocked or broken storage remembers nothing. */
export function readTipState(): TipState {
  try {
    const kept = (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>
    return {
      tip: kept.tip === 'expanded' ? 'expanded' : FIRST.tip,
      shows: kept.shows === 'original' ? 'original' : FIRST.shows,
    }
  } catch {
    return FIRST
  }
}

export function writeTipState(change: Partial<TipState>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readTipState(), ...change }))
  } catch {
    // Then the next page begins anew.
  }
}
