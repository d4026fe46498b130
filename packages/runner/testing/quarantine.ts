/** A test that fails now and then. It runs and is printed, and does not decide, until its week is over (ADR 0102). */
interface Unsteady {
  /** Relative to the root. */
  file: string
  title: string
  /** The day when it was listed: `2026-11-27`. */
  since: string
  /** The message, and how often it came. */
  seen: string
}

export const QUARANTINE: readonly Unsteady[] = []

const WEEK_MS = 7 * 86_400_000

export const isQuarantined = (file: string, title: string, list = QUARANTINE): boolean =>
  list.some((entry) => entry.file === file && title.includes(entry.title))

/** The entries whose week is over at `now`, ms: mend or delete the test. */
export const overdue = (now: number, list = QUARANTINE): Unsteady[] =>
  list.filter(({ since }) => !(now - Date.parse(since) <= WEEK_MS))
