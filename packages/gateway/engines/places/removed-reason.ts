import { MULTI_ACCOUNT_FLAG } from '#gateway/accounts/db/accounts.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { accountReason } from '../../facts/tallies/exclusions.ts'
import { openFlags } from '../../facts/open-flags.ts'

/** Why an account is removed from every leaderboard; null when it is not. */
export function removedReason(events: readonly PlatformEvent[]): ReasonCode | null {
  const isFlagged = openFlags(events).some(({ reason }) => reason === MULTI_ACCOUNT_FLAG)
  return isFlagged ? 'MULTI_ACCOUNT' : accountReason(events, Number.MAX_SAFE_INTEGER)
}
