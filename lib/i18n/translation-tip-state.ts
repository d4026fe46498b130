import type { Translation } from './translated-from.ts'

const KEY = 'fanfareTranslationTip'

export interface TipState {
  tip: 'visible' | 'expanded'
  /** The reader's last choice. */
  shows: Translation['shows']
}

const FIRST: TipState = { tip: 'visible', shows: 'translation' }

/** The state of the tip in this tab's session storage (spec §3); blocked or broken storage counts as empty. */
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
    // Without storage the next page starts with the default.
  }
}
