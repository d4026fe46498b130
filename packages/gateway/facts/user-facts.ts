import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import type { FactSlice } from './fact-slice.ts'

/** A friend who registered with the user's code, and the friend's facts. */
export interface FriendFacts {
  userId: string
  registeredAt: number
  /** States, for example a verification; facts that are summed up are in `slices`. */
  events: readonly PlatformEvent[]
  slices: readonly FactSlice[]
}

/** All facts that the rules may read, in any order. */
export interface UserFacts {
  userId: string
  registeredAt: number
  /** The invite code used at registration, by the site or by `user.registered`. */
  invitedByCode: string | null
  kolBinding: { code: string; boundAt: number } | null
  /** States, for example a verification; facts that are summed up are in `slices`. */
  events: readonly PlatformEvent[]
  /** All facts that tallies sum up. Each fact is in exactly one slice. */
  slices: readonly FactSlice[]
  /** The earliest `occurredAt` of the facts that have arrived since the last evaluation; null when no fact has. */
  earliestArrival: number | null
  friends: readonly FriendFacts[]
}
