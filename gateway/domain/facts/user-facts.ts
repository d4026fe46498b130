import type { PlatformEvent } from '#lib/contract/ops/platform-event.ts'
import type { FactSlice } from './fact-slice.ts'

/** A friend who registered with my code, and what is known of them. */
export interface FriendFacts {
  userId: string
  registeredAt: number
  /** States, such as a verification; nothing that is summed up. */
  events: readonly PlatformEvent[]
  slices: readonly FactSlice[]
}

/** Everything the rules may look at, in any order. */
export interface UserFacts {
  userId: string
  registeredAt: number
  /** The invite code used at registration, by the site or by `user.registered`. */
  invitedByCode: string | null
  kolBinding: { code: string; boundAt: number } | null
  /** States, such as a verification; nothing that is summed up. */
  events: readonly PlatformEvent[]
  /** Everything that is summed up. Together they hold each fact once. */
  slices: readonly FactSlice[]
  /** When the earliest fact occurred that has arrived since completions were last looked for; null: none has. */
  earliestArrival: number | null
  friends: readonly FriendFacts[]
}
