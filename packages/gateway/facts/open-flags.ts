import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { factsOf } from './tallies/fact-index.ts'

/** The flags that nothing has cleared at their time or later, in any order of arrival. */
export function openFlags(events: readonly PlatformEvent[]) {
  const cleared = factsOf(events, 'user.cleared')
  return factsOf(events, 'user.flagged').filter(
    ({ reason, occurredAt }) => !cleared.some((by) => by.occurredAt >= occurredAt && (by.reason ?? reason) === reason),
  )
}
