import { editDistance } from '@fanfare/kernel/edit-distance.ts'

/** A third of the letters may differ, and of short words two, but never all: more is another word. */
const limitOf = ({ length }: string): number => Math.min(Math.max(2, Math.floor(length / 3)), length - 1)

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The candidate that `written` most probably means, ignoring case and punctuation; null when none comes close. */
function nearest(written: unknown, candidates: Iterable<string>): string | null {
  if (typeof written !== 'string' || written === '') return null
  const wanted = plain(written)
  const limit = limitOf(wanted)
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, typos: editDistance(wanted, plain(candidate), limit) }))
    .filter(({ typos }) => typos <= limit)
    .toSorted((a, b) => a.typos - b.typos)
  return ranked[0]?.candidate ?? null
}

/** `; did you mean AFTER?`, or nothing. */
export function didYouMean(written: unknown, candidates: Iterable<string>): string {
  const meant = nearest(written, candidates)
  return meant === null ? '' : `; did you mean ${meant}?`
}
