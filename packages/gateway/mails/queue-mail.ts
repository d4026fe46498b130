import { DAY_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '../context.ts'
import type { Db } from '../db/client.ts'
import { contextOf, encrypt } from '../util/cipher.ts'
import { insertMail } from './db/mails.ts'

/** How long the link to reset a password works. */
export const RESET_MS = 30 * MINUTE_MS
/** A notice is of use for some days. */
const NOTICE_MS = 3 * DAY_MS

/**
 * The kinds of mails: the page of the button, and for how long a mail is tried. The texts are `mail.{kind}_subject`, `_text`, `_button` and
 * `_after`.
 */
export const MAIL_KINDS = {
  password_reset: { path: '/reset-password', livesMs: RESET_MS },
  password_changed: { path: '/forgot-password', livesMs: NOTICE_MS },
  new_login: { path: '/account', livesMs: NOTICE_MS },
  factor_on: { path: '/account', livesMs: NOTICE_MS },
  factor_off: { path: '/account', livesMs: NOTICE_MS },
  factor_removal: { path: '/login', livesMs: NOTICE_MS },
  factor_removed: { path: '/account', livesMs: NOTICE_MS },
} as const satisfies Record<string, { path: string; livesMs: number }>

export type MailKind = keyof typeof MAIL_KINDS

/** The content of a mail besides its kind; all of it is encrypted until the mail is sent. */
export interface MailContent {
  /** Null: no account has this name. The mail is stored so that the answer takes as long, and is never sent. */
  to: string | null
  languageType: number
  /** When it happened, ms. */
  at?: number
  /** `clientParam` of the login that it is about. */
  client?: string
  /** Behind `#` in the address of the button, where neither logs nor `Referer` have it. */
  token?: string
}

/** Stores a mail in the transaction of its cause; a sender takes it after the commit. Without a way to send mails it does nothing. */
export async function queueMail(
  gateway: GatewayContext,
  tx: Db,
  { kind, userId, ...content }: MailContent & { kind: MailKind; userId: string | null },
) {
  if (gateway.config.mail === null) return
  const mailId = gateway.newId('mail')
  const now = gateway.clock.now()
  const sealing = { keys: gateway.keys.data, context: contextOf('mails', mailId), randomBytes: gateway.randomBytes }
  await insertMail(tx, {
    mailId,
    userId,
    kind,
    sealed: encrypt(JSON.stringify(content), sealing),
    expiresAt: now + MAIL_KINDS[kind].livesMs,
    nextAt: now,
  })
}
