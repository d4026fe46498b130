import type { LogEntry } from '#gateway/log/db/log.ts'
import type { ClaimRow } from '#gateway/messages/db/message-facts.ts'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
import type { TeamRow } from '#gateway/teams/db/teams.ts'
import type { KindWithParams, UnsavedMessage } from '#gateway/messages/db/write-messages.ts'
import type { MessagePayload } from './message-payload.ts'

/** A message that an entry of the log causes. */
export type MessageDraft = KindWithParams &
  Pick<UnsavedMessage, 'cause'> &
  Partial<Pick<UnsavedMessage, 'activityId' | 'source'>>

/** An entry of one user with the rows that it is about, as they are now. */
export interface CausingEntry {
  topic: LogEntry['topic']
  /** Unique in the log. */
  key: string
  payload: MessagePayload
  reward: RewardRow | null
  claim: ClaimRow | null
  team: Pick<TeamRow, 'name'> | null
  /** ms: until when teams of the activity can be joined; null: it has none. */
  joinUntil: number | null
}
