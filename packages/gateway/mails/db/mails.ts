import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { MailsTable } from '../../db/tables/mails.ts'

export type StoredMail = Pick<MailsTable, 'mailId' | 'userId' | 'kind' | 'sealed' | 'expiresAt'> & { failures: number }

export async function insertMail(tx: Db, mail: Omit<StoredMail, 'failures'> & { nextAt: number }) {
  await tx.insertInto('mails').values(mail).execute()
}

/** Takes mails whose time has come. Other instances skip them for `leaseMs`, then take them again unless they are deleted. */
export async function takeMails(db: Db, { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number }) {
  const { rows } = await sql<StoredMail>`
    update mails set next_at = ${now + leaseMs}::bigint where mail_id in (
      select mail_id from mails where next_at <= ${now}::bigint order by next_at limit ${limit} for update skip locked
    ) returning mail_id, user_id, kind, sealed, expires_at, failures
  `.execute(db)
  return rows
}

export async function postponeMail(db: Db, mailId: string, next: { failures: number; nextAt: number }) {
  await db.updateTable('mails').set(next).where('mailId', '=', mailId).execute()
}

export async function deleteMail(db: Db, mailId: string) {
  await db.deleteFrom('mails').where('mailId', '=', mailId).execute()
}

/** When the first mail that is due should have been sent; null when none is. */
export async function oldestDueMail(db: Db, now: number) {
  const row = await db
    .selectFrom('mails')
    .select('nextAt')
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(1)
    .executeTakeFirst()
  return row?.nextAt ?? null
}
