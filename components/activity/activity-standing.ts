import type { Reward } from '#lib/contract/task/task.ts'

/** Where a user is in one activity, as cards and banners show it. Visitors have none. */
export type ActivityStanding =
  | { state: 'notJoined' }
  /** `done` of `of` tasks; `of` is 0 where the page does not know the tasks. */
  | { state: 'joined'; done: number; of: number }
  /** The rewards that can be claimed now, at least one. */
  | { state: 'toClaim'; rewards: readonly Pick<Reward, 'amount' | 'label'>[] }
