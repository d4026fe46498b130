import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { factsOf } from './tallies/fact-index.ts'

/** The reason of `user.flagged` for several accounts of one person. @assumed its spelling */
const MULTI_ACCOUNT_FLAG = 'MULTI_ACCOUNT'

/** Whether the platform's risk check found several accounts of one person: a flag that nothing has cleared at its time or later. */
export function hasSeveralAccounts(events: readonly PlatformEvent[]) {
  const cleared = factsOf(events, 'user.cleared')
  return factsOf(events, 'user.flagged').some(
    ({ reason, occurredAt }) =>
      reason === MULTI_ACCOUNT_FLAG &&
      !cleared.some((by) => by.occurredAt >= occurredAt && (by.reason ?? reason) === reason),
  )
}
