import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { writePrivate } from '@fanfare/kernel/whole-files.ts'
import type { MailConfig } from '../config.ts'
import { withDeadline } from '../util/outgoing.ts'
import { composeMail, type Mail } from './compose-mail.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '../context.ts'
import { contextOf, decrypt } from '../util/cipher.ts'
import { repeat } from '../util/repeat.ts'
import { deleteMail, postponeMail, takeMails, type StoredMail } from './db/mails.ts'
import { MAIL_KINDS, type MailContent, type MailKind } from './queue-mail.ts'

/** Timeouts of a mail server, ms: to connect and greet, and between two answers. */
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

export interface Letter extends Mail {
  mailId: string
  to: string
  from: { name: string; address: string }
  /** Of `Message-ID`: a mail that is sent again after a lost answer has the same one. */
  domain: string
}

/** Hands one mail over. Rejects when it was not accepted. */
type SendLetter = (letter: Letter) => Promise<void>

const messageOf = ({ mailId, to, from, domain, subject, text, html }: Letter) => ({
  messageId: `<${mailId}@${domain}>`,
  from,
  // Not as text, which may name several addresses.
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

// Its library is loaded with the first mail, because a start takes long enough.
function bySmtp({ host, port, secure, user, password, needsTls }: Extract<MailConfig['via'], { kind: 'smtp' }>) {
  const open = async (): Promise<Transporter> =>
    (await import('nodemailer')).createTransport({
      host,
      port,
      secure,
      requireTLS: needsTls && !secure,
      tls: { minVersion: 'TLSv1.2' },
      ...(user !== null && { auth: { user, pass: password ?? '' } }),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    })
  let transport: Promise<Transporter> | undefined
  return async (letter: Letter) => {
    transport ??= open()
    await (await transport).sendMail(messageOf(letter))
  }
}

/** Each mail as a file that mail programs open, for demonstrations. */
function intoFolder(folder: string): SendLetter {
  return async (letter) => {
    const { createTransport } = await import('nodemailer')
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(letter))
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writePrivate(join(folder, `${letter.mailId}.eml`), message as Buffer)
  }
}

export const createSendLetter = ({ via }: MailConfig) => (via.kind === 'smtp' ? bySmtp(via) : intoFolder(via.folder))

const EVERY_MS = 1_000
/** Limit for one mail, whatever the server does, ms. */
const SEND_MS = 60_000
/** Others take the mails of a killed sender after this; one that works has ended before. */
const LEASE_MS = 2 * SEND_MS
const AT_ONCE = 5
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = HOUR_MS
/** Nodemailer's codes for faults of the envelope or the message: after a 5xx answer another try would fail, too. */
const FINAL = new Set(['EENVELOPE', 'EMESSAGE'])

interface SmtpFault {
  code?: string
  responseCode?: number
}

const isKind = (kind: string): kind is MailKind => Object.hasOwn(MAIL_KINDS, kind)

/** 5 s, 20 s, 80 s … one hour, each up to a quarter longer, so that senders do not return together. */
const retryMs = (failures: number) =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 4 ** Math.min(failures - 1, 10)) * (1 + Math.random() / 4)

/** Sends one mail and deletes it. The log gets only codes, because a mail server's words name the address. */
async function deliver(gateway: GatewayContext, send: SendLetter, from: string, mail: StoredMail) {
  const { clock, config, db, keys, log, metrics } = gateway
  const { mailId, kind, expiresAt } = mail
  const drop = async (reason: string, fault: SmtpFault = {}) => {
    await deleteMail(db, mailId)
    metrics.mails.inc({ result: 'dropped' })
    log.error(
      { alarm: 'MAIL_DROPPED', kind, reason, code: fault.code, answer: fault.responseCode },
      'a mail was not sent',
    )
  }
  if (!isKind(kind)) return drop('UNKNOWN_KIND')
  if (expiresAt <= clock.now()) return drop('EXPIRED')
  const content = JSON.parse(
    decrypt(mail.sealed, { keys: keys.data, context: contextOf('mails', mailId) }),
  ) as MailContent
  if (content.to === null) return deleteMail(db, mailId)
  try {
    const letter = composeMail(config, kind, content)
    const { hostname } = new URL(config.siteOrigin)
    const sender = { name: config.brandName, address: from }
    const { to } = content
    await withDeadline(SEND_MS, () => send({ ...letter, mailId, to, from: sender, domain: hostname }))
  } catch (error) {
    const fault = error as SmtpFault
    if (FINAL.has(fault.code ?? '') && (fault.responseCode ?? 0) >= 500) return drop('REFUSED', fault)
    const failures = mail.failures + 1
    metrics.mails.inc({ result: 'failed' })
    log.warn({ kind, failures, code: fault.code, answer: fault.responseCode }, 'a mail is tried again later')
    return postponeMail(db, mailId, { failures, nextAt: Math.round(clock.now() + retryMs(failures)) })
  }
  await deleteMail(db, mailId)
  metrics.mails.inc({ result: 'sent' })
}

/**
 * Sends waiting mails; several instances share them. A mail is sent twice only if a sender dies between the server's answer and the deletion, and
 * then with the same `Message-ID`.
 */
export function startMails(
  gateway: GatewayContext,
  { everyMs = EVERY_MS, send }: { everyMs?: number; send?: SendLetter } = {},
) {
  const { mail } = gateway.config
  if (mail === null) return { stop: () => Promise.resolve() }
  const { db, clock, log } = gateway
  const sendLetter = send ?? createSendLetter(mail)
  return repeat(
    async (isStopping) => {
      let taken: StoredMail[] = []
      do {
        taken = await takeMails(db, { now: clock.now(), leaseMs: LEASE_MS, limit: AT_ONCE })
        const ends = await Promise.allSettled(taken.map((one) => deliver(gateway, sendLetter, mail.from, one)))
        for (const end of ends)
          if (end.status === 'rejected') log.error({ err: end.reason as unknown }, 'a mail could not be handled')
      } while (taken.length > 0 && !isStopping())
    },
    { name: 'mails', everyMs, log },
  )
}
