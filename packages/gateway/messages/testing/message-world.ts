import { sql } from 'kysely'
import { announceDue, remindOfClaims } from '../start-messages.ts'
import { messageReader } from '../message-reader.ts'
import { createLogWorld, readToEnd, type LogWorld } from '../../testing/log-world.ts'

export interface MessageWorld extends LogWorld {
  /** Advances the clock, evaluates, and turns all entries of the log into messages, as the background jobs do. */
  deliver: (ms?: number) => Promise<void>
  /** `kind` and whether it is read, the oldest first. */
  messagesOf: (userId: string) => Promise<{ kind: string; isRead: boolean; params: Record<string, unknown> }[]>
  /** The totals of the user's entries `messages.changed`, in the order of the log. */
  announced: (userId: string) => Promise<number[]>
}

export async function createMessageWorld(): Promise<MessageWorld> {
  const world = await createLogWorld()
  const { gateway } = world
  return {
    ...world,
    deliver: async (ms = 0) => {
      await world.passTime(ms)
      while ((await remindOfClaims(gateway)) > 0) {}
      await readToEnd(gateway, messageReader(gateway))
      while ((await announceDue(gateway)) > 0) {}
    },
    messagesOf: async (userId) => {
      const { rows } = await sql<{ kind: string; isRead: boolean; params: Record<string, unknown> }>`
        select kind, read_at is not null as is_read, params from messages where user_id = ${userId}
        order by created_at, cause`.execute(gateway.db)
      return rows
    },
    announced: async (userId) => {
      const { rows } = await sql<{ total: number }>`
        select (payload ->> 'total')::integer as total from log where topic = 'messages.changed' and user_id = ${userId}
        order by position, id`.execute(gateway.db)
      return rows.map(({ total }) => total)
    },
  }
}
