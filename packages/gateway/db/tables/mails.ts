import type { Generated } from 'kysely'
import type { Instant } from './columns.ts'

/** One mail that waits to be sent (docs/deploying/deploy.md). */
export interface MailsTable {
  mailId: string
  /** Null for a mail to an address without an account, which is never sent: it only makes both cases take the same time. */
  userId: string | null
  kind: string
  /** The address and the content, encrypted. */
  sealed: string
  /** After it the mail would help no more, and is dropped. */
  expiresAt: Instant
  nextAt: Instant
  failures: Generated<number>
}

export interface MailsTables {
  mails: MailsTable
}
