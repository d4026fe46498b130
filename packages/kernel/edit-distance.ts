/** Levenshtein distance; `limit` + 1 when the lengths differ by more than `limit`. */
export function editDistance(a: string, b: string, limit: number) {
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

/** A third of the letters may differ, in short words two, but never all. */
const limitOf = ({ length }: string) => Math.min(Math.max(2, Math.floor(length / 3)), length - 1)

const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The candidate that `written` most probably means, ignoring case and punctuation; null when none comes close. */
export function nearest(written: unknown, candidates: Iterable<string>, most?: number) {
  if (typeof written !== 'string' || written === '') return null
  const wanted = plain(written)
  const limit = most ?? limitOf(wanted)
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, typos: editDistance(wanted, plain(candidate), limit) }))
    .filter(({ typos }) => typos <= limit)
    .toSorted((a, b) => a.typos - b.typos)
  return ranked[0]?.candidate ?? null
}

/** `; did you mean AFTER?`, or nothing. */
export function didYouMean(written: unknown, candidates: Iterable<string>) {
  const meant = nearest(written, candidates)
  return meant === null ? '' : `; did you mean ${meant}?`
}

/** The end of a sentence about an unknown name: `; did you mean spring-draw?`, or a full stop. A third of its letters may differ. */
export function orMeant(written: string, candidates: Iterable<string>): string {
  const meant = nearest(written, candidates, Math.max(1, Math.floor(written.length / 3)))
  return meant === null ? '.' : `; did you mean ${meant}?`
}
