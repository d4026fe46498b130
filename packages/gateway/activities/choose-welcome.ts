export interface WelcomeCandidate {
  activityId: string
  startTime: number
  endTime: number
  cancelled: boolean
}

/** Contract §6: the ongoing activity for new users that ends first, else the next upcoming, else the last ended. */
export function chooseWelcome<Candidate extends WelcomeCandidate>(
  candidates: readonly Candidate[],
  now: number,
): Candidate | null {
  const held = candidates.filter(({ cancelled }) => !cancelled)
  const open = held.filter(({ endTime }) => now < endTime)
  const ongoing = open.filter(({ startTime }) => startTime <= now)
  const first = (list: readonly Candidate[], key: (candidate: Candidate) => number) =>
    list.toSorted((a, b) => key(a) - key(b) || (a.activityId < b.activityId ? -1 : 1))[0]
  return (
    first(ongoing, ({ endTime }) => endTime) ??
    first(open, ({ startTime }) => startTime) ??
    first(held, ({ endTime }) => -endTime) ??
    null
  )
}
