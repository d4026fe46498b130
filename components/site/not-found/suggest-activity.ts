import { editDistance } from './edit-distance.ts'

export interface Suggestion {
  title: string
  /** Without locale. */
  path: string
}

/** A slip of the finger, not a search. */
const SLIPS = 3

const lastPart = (path: string): string => path.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? ''

/** The activity whose address is nearly the asked one, or null. */
export function suggestActivity(asked: string, known: readonly Suggestion[]): Suggestion | null {
  const wanted = lastPart(asked)
  if (wanted.length < 4) return null
  const near = known
    .map((suggestion) => ({ suggestion, slips: editDistance(wanted, lastPart(suggestion.path), SLIPS) }))
    .filter(({ slips }) => slips <= SLIPS)
    .toSorted((a, b) => a.slips - b.slips)
  return near[0]?.suggestion ?? null
}
