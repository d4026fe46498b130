import { query, queryValue, type Db, type Row } from '../../db/client.ts'

export type StoredMail = Omit<Row<'mails'>, 'nextAt' | 'userId'>

export const insertMail = (tx: Db, mail: Omit<Row<'mails'>, 'failures'>) =>
  tx.insertInto('mails').values(mail).execute()

/** Takes mails whose time has come. Other instances skip them for `leaseMs`, then take them again unless they are deleted. */
export async function takeMails(db: Db, { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number }) {
  return query<StoredMail>(db)`
    update mails set next_at = ${now + leaseMs}::bigint where mail_id in (
      select mail_id from mails where next_at <= ${now}::bigint order by next_at limit ${limit} for update skip locked
    ) returning mail_id, kind, sealed, expires_at, failures
  `
}

export const postponeMail = (db: Db, mailId: string, next: Pick<Row<'mails'>, 'failures' | 'nextAt'>) =>
  db.updateTable('mails').set(next).where('mailId', '=', mailId).execute()

export const deleteMail = (db: Db, mailId: string) => db.deleteFrom('mails').where('mailId', '=', mailId).execute()

/** When the first mail that is due should have been sent; null when none is. */
export const oldestDueMail = (db: Db, now: number) =>
  queryValue<number | null>(db)`select min(next_at) from mails where next_at <= ${now}::bigint`
