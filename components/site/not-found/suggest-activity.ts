import { editDistance } from '@fanfare/kernel/edit-distance.ts'

export interface Suggestion {
  title: string
  /** Without locale. */
  path: string
}

/** More letters than this are another word, not a typing error. */
const MAX_TYPOS = 3

const lastPart = (path: string) => path.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? ''

/** The activity whose alias is within a few letters of the requested one, or null. */
export function suggestActivity(requested: string, known: readonly Suggestion[]) {
  const wanted = lastPart(requested)
  if (wanted.length < 4) return null
  const near = known
    .map((suggestion) => ({ suggestion, typos: editDistance(wanted, lastPart(suggestion.path), MAX_TYPOS) }))
    .filter(({ typos }) => typos <= MAX_TYPOS)
    .toSorted((a, b) => a.typos - b.typos)
  return near[0]?.suggestion ?? null
}
