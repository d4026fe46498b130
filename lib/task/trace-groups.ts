import type { TaskCompletion, TraceEntry } from '@fanfare/contract/task/task.ts'

/**
 * The rows of one rule in a trace: every fact of `counted` and `excluded` is in exactly one part. Counts the facts that the list
 * leaves out, so that the figures add up. A day of a daily task has only its own facts.
 */
export function traceGroups(
  { counted, excluded, facts = [] }: Pick<TraceEntry, 'counted' | 'excluded' | 'facts'>,
  { period }: Pick<TaskCompletion, 'period'>,
) {
  const listed = (reason: string | null) =>
    facts.filter((fact) => (fact.counted ? null : (fact.reason ?? '')) === reason).length
  const own = excluded.filter(({ reason }) => period !== 'EVERYDAY' || reason !== 'OUT_OF_WINDOW')
  const hidden = (count: number, reason: string | null) => {
    const shown = listed(reason)
    return shown === 0 ? 0 : Math.max(0, count - shown)
  }
  return {
    /** Newest first. */
    facts,
    /** Facts that counted, if none of them is listed. */
    counted: listed(null) === 0 ? counted : 0,
    /** Excluded facts of the reasons of which none is listed. */
    excluded: own.filter(({ reason }) => listed(reason) === 0),
    /** Facts of the reasons of which some are listed. */
    more: hidden(counted, null) + own.reduce((sum, { reason, count }) => sum + hidden(count, reason), 0),
  }
}
