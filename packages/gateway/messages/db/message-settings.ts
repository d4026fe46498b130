import { sql } from 'kysely'
import type { MessageSettings } from '@fanfare/contract/message/message-settings.ts'
import type { Db } from '../../db/client.ts'

/** Settings of those of these users who have changed them. */
export async function listMessageSettings(db: Db, userIds: readonly string[]) {
  const { rows } = await sql<MessageSettings & { userId: string }>`
    select user_id, "off", quiet from message_settings where user_id = any(${userIds}::text[])
  `.execute(db)
  return new Map(rows.map(({ userId, off, quiet }) => [userId, { off, quiet }]))
}

export async function saveMessageSettings(tx: Db, userId: string, { off, quiet }: MessageSettings, at: number) {
  await sql`
    insert into message_settings (user_id, "off", quiet, updated_at)
    values (${userId}, ${JSON.stringify(off)}::jsonb, ${quiet && JSON.stringify(quiet)}::jsonb, ${at}::bigint)
    on conflict (user_id) do update set "off" = excluded."off", quiet = excluded.quiet, updated_at = excluded.updated_at
  `.execute(tx)
}
