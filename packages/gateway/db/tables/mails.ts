import type { Generated } from 'kysely'
import type { Instant } from './columns.ts'

export interface MailsTables {
  /** One mail that waits to be sent (docs/deploying/deploy.md). */
  mails: {
    mailId: string
    /** Null: no account has the address. Such a mail is never sent; it only makes both cases take the same time. */
    userId: string | null
    kind: string
    /** The address and the content, encrypted. */
    sealed: string
    /** After this the mail is of no use and is dropped. */
    expiresAt: Instant
    nextAt: Instant
    failures: Generated<number>
  }
}
