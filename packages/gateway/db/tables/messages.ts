import type { Generated, JSONColumnType } from 'kysely'
import type { QuietHours } from '@fanfare/contract/message/message-settings.ts'
import type { MessageType } from '@fanfare/contract/message/message.ts'
import type { Instant } from './columns.ts'

/** One message of a user, made from the log; its texts follow the language of the reader (ADR 0066). */
export interface MessagesTable {
  messageId: string
  userId: string
  /** Names the cause, once per user. */
  cause: string
  type: MessageType
  kind: string
  /** As written by this version or an earlier one. */
  params: JSONColumnType<Record<string, unknown>>
  activityId: string | null
  /** Of the reward that it is about. */
  source: string | null
  createdAt: Instant
  readAt: Instant | null
  /** The end of the quiet hours for which its `message.created` waits; null once that is in the log, or where none is wanted. */
  heldUntil: Generated<Instant | null>
}

export interface MessagesTables {
  messages: MessagesTable
  /** Users who never changed their settings have no row. */
  messageSettings: {
    userId: string
    off: JSONColumnType<string[]>
    quiet: JSONColumnType<QuietHours> | null
    updatedAt: Instant
  }
  /** Unread counts that wait for the end of quiet hours. */
  messageAnnouncements: {
    userId: string
    dueAt: Instant
  }
}
