import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { writePrivate } from '@fanfare/kernel/whole-files.ts'
import type { MailConfig } from '../config.ts'
import { withDeadline } from '../util/outgoing.ts'
import type { Mail } from './compose-mail.ts'

/** Of a mail server that does not answer, ms: to connect and greet, between two answers, and in all, for one that answers byte by byte. */
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
const WHOLE_MS = 120_000

export interface Letter extends Mail {
  mailId: string
  to: string
  from: { name: string; address: string }
  /** Of `Message-ID`: a mail that is sent again after a lost answer has the same one. */
  domain: string
}

/** Hands one mail over. Rejects when it was not accepted. */
export type SendLetter = (letter: Letter) => Promise<void>

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

function bySmtp({ host, port, secure, user, password, needsTls }: Extract<MailConfig['via'], { kind: 'smtp' }>) {
  const transport: Transporter = createTransport({
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
  return (letter: Letter) => withDeadline(WHOLE_MS, async () => void (await transport.sendMail(messageOf(letter))))
}

/** Each mail as a file that mail programs open, for demonstrations. */
function intoFolder(folder: string): SendLetter {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter))
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writePrivate(join(folder, `${letter.mailId}.eml`), message as Buffer)
  }
}

export const createSendLetter = ({ via }: MailConfig): SendLetter =>
  via.kind === 'smtp' ? bySmtp(via) : intoFolder(via.folder)
