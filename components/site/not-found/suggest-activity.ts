export interface Suggestion {
  title: string
  /** Without locale. */
  path: string
}

/** More letters than this are another word, not a typing error. */
const MAX_TYPOS = 3

const lastPart = (path: string): string => path.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? ''

/** The activity whose alias is within a few letters of the requested one, or null. */
export function suggestActivity(requested: string, known: readonly Suggestion[]): Suggestion | null {
  const wanted = lastPart(requested)
  if (wanted.length < 4) return null
  const near = known
    .map((suggestion) => ({ suggestion, typos: editDistance(wanted, lastPart(suggestion.path), MAX_TYPOS) }))
    .filter(({ typos }) => typos <= MAX_TYPOS)
    .toSorted((a, b) => a.typos - b.typos)
  return near[0]?.suggestion ?? null
}

/** Levenshtein distance; `limit` + 1 when the lengths differ by more than `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? limit + 1
}
