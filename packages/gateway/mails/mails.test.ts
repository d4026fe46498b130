import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { withSmallDisk } from '@fanfare/runner/testing/small-disk.ts'
import type { GatewayContext } from '../context.ts'
import { readGatewayConfig, type MailConfig } from '../config.ts'
import { withTransaction } from '../db/transaction.ts'
import { borrowGateway } from '../testing/borrow-gateway.ts'
import { composeMail } from './compose-mail.ts'
import { createSendLetter, startMails } from './start-mails.ts'
import { MAIL_KINDS, queueMail, type MailKind } from './queue-mail.ts'

const lines: string[] = []
const gateway = await borrowGateway({ logTo: { write: (line) => void lines.push(line) } })
beforeEach(async () => {
  lines.length = 0
  gateway.clock.set(null)
  await gateway.db.deleteFrom('mails').execute()
})

interface Received {
  to: string[]
  text: string
  secure: boolean
}

const open: { server: SMTPServer; closed: boolean }[] = []
afterEach(async () => {
  for (const { server, closed } of open.splice(0))
    if (!closed)
      await new Promise<void>((done) => {
        server.close(done)
      })
})

/** A mail server on this machine; `options` make it refuse, or slow. */
async function serve(options: SMTPServerOptions = {}, port = 0) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text, secure: session.secure })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const one = { server, closed: false }
  open.push(one)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const address = server.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : 0
  const close = () =>
    new Promise<void>((done) => {
      one.closed = true
      server.close(done)
    })
  return { received, close, port: bound, ctx: sending(configOf(bound)) }
}

const configOf = (port: number, changes: object = {}): MailConfig => ({
  from: 'no-reply@fanfare.example',
  via: {
    kind: 'smtp',
    host: '127.0.0.1',
    port,
    secure: false,
    needsTls: false,
    user: null,
    password: null,
    ...changes,
  },
})
const sending = (mail: MailConfig): GatewayContext => ({ ...gateway.ctx, config: { ...gateway.config, mail } })
const queue = (ctx: GatewayContext, to: string | null, kind: MailKind = 'password_reset') =>
  withTransaction(ctx.db, (tx) =>
    queueMail(ctx, tx, { kind, userId: null, to, languageType: 1, token: 'x'.repeat(43) }),
  )
const waiting = () => gateway.rows('mails')
const untilEmpty = () => vi.waitFor(async () => expect(await waiting()).toEqual([]))
async function sendAll(ctx: GatewayContext, senders = 1): Promise<void> {
  const started = Array.from({ length: senders }, () => startMails(ctx, { everyMs: 5 }))
  await untilEmpty()
  await Promise.all(started.map(({ stop }) => stop()))
}
const logged = () => lines.join('')

test('[GW-7] a mail is in its reader’s language, as text and as HTML, and is gone once it is sent', async () => {
  const { received, ctx } = await serve()
  await queue(ctx, 'ann@example.test')
  await sendAll(ctx)
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['ann@example.test'])
  expect(received[0]?.text).toMatch(/^From: Fanfare <no-reply@fanfare\.example>$/m)
  expect(received[0]?.text).toMatch(/^Subject: Reset your Fanfare password$/m)
  expect(received[0]?.text).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(received[0]?.text).toMatch(/^Message-ID: <mail\w+@localhost>$/m)
  expect(received[0]?.text).toContain('Content-Type: text/plain')
  expect(received[0]?.text).toContain('Content-Type: text/html')
  expect(logged()).not.toContain('ann@example.test')
  expect(logged()).not.toContain('x'.repeat(43))
})

test('[DEV-4] four senders send thirty mails once each', async () => {
  const { received, ctx } = await serve()
  await Promise.all(Array.from({ length: 30 }, (_, n) => queue(ctx, `user-${n}@example.test`)))
  await sendAll(ctx, 4)
  expect(received.map(({ to }) => to.join()).toSorted()).toEqual(
    Array.from({ length: 30 }, (_, n) => `user-${n}@example.test`).toSorted(),
  )
})

test('[DEV-4] mails wait for a dead server, with growing pauses, and are sent when it is back', async () => {
  const first = await serve()
  await first.close()
  const ctx = sending(configOf(first.port))
  await queue(ctx, 'ann@example.test')
  const sender = startMails(ctx, { everyMs: 5 })
  const pauses: number[] = []
  for (let failures = 1; failures <= 3; failures += 1) {
    const row = await vi.waitFor(async () => {
      const [found] = await waiting()
      expect(found?.failures).toBe(failures)
      return found
    })
    pauses.push((Number(row?.nextAt) - gateway.clock.now()) / 1000)
    if (failures < 3) gateway.clock.set(Number(row?.nextAt))
  }
  expect(pauses[0]).toBeGreaterThan(4)
  expect(pauses[1]).toBeGreaterThan(3 * Number(pauses[0]) * 0.8)
  expect(pauses[2]).toBeGreaterThan(3 * Number(pauses[1]) * 0.8)
  const back = await serve({}, first.port)
  gateway.clock.set(gateway.clock.now() + 200_000)
  await untilEmpty()
  await sender.stop()
  expect(back.received).toHaveLength(1)
  expect(logged()).not.toContain('ann@example.test')
})

test('[DEV-4] a busy server gets the mail later, one that refuses the address never', async () => {
  let answer = 451
  const { received, ctx } = await serve({
    onRcptTo: ({ address }, _session, done) =>
      done(answer === 250 ? null : Object.assign(new Error(`no room for ${address}`), { responseCode: answer })),
  })
  await queue(ctx, 'ann@example.test')
  const sender = startMails(ctx, { everyMs: 5 })
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ failures: 1 }]))
  answer = 250
  gateway.clock.set(gateway.clock.now() + 10_000)
  await untilEmpty()
  expect(received).toHaveLength(1)
  answer = 550
  await queue(ctx, 'gone@example.test')
  await untilEmpty()
  await sender.stop()
  expect(received).toHaveLength(1)
  expect(logged()).toContain('MAIL_DROPPED')
  expect(logged()).not.toMatch(/(?:ann|gone)@example/)
})

test('[DEV-4] a slow server is waited for, and no second sender takes the mail in that time', async () => {
  const { received, ctx } = await serve({ onMailFrom: (_address, _session, done) => void setTimeout(done, 700) })
  await queue(ctx, 'ann@example.test')
  await sendAll(ctx, 2)
  expect(received).toHaveLength(1)
})

test('[DEV-4] the mail of a sender that was killed is sent by another one, with the same Message-ID', async () => {
  const { received, ctx } = await serve()
  await queue(ctx, 'ann@example.test')
  // Killed between the answer of the server and the deletion.
  const ids: string[] = []
  const dying = startMails(ctx, {
    everyMs: 5,
    send: ({ mailId }) => {
      ids.push(mailId)
      return new Promise(() => undefined)
    },
  })
  await vi.waitFor(() => expect(ids).toHaveLength(1))
  void dying.stop()
  gateway.clock.set(gateway.clock.now() + 121_000)
  await sendAll(ctx)
  expect(received[0]?.text).toContain(`Message-ID: <${ids[0]}@localhost>`)
})

test('[DEV-4] a link that has expired is not sent any more, and a mail to nobody never is', async () => {
  const { received, ctx } = await serve()
  await queue(ctx, 'ann@example.test')
  gateway.clock.set(gateway.clock.now() + 30 * 60_000)
  await queue(ctx, null)
  await sendAll(ctx)
  expect(received).toEqual([])
  expect(lines.filter((line) => line.includes('MAIL_DROPPED'))).toHaveLength(1)
})

test('[GW-7] a live deployment sends nothing without TLS', async () => {
  const plain = await serve()
  const ctx = sending(configOf(plain.port, { needsTls: true }))
  await queue(ctx, 'ann@example.test')
  const sender = startMails(ctx, { everyMs: 5 })
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ failures: 1 }]))
  await sender.stop()
  expect(plain.received).toEqual([])
})

test('[GW-7] no text of a setting or of a user becomes a header or markup of a mail', async () => {
  const { received, port } = await serve()
  const evil = 'Fan\r\nBcc: evil@example.test\r\n\r\n<b>fare</b>'
  const mail = configOf(port)
  const composed = composeMail({ siteOrigin: 'http://localhost:3000', brandName: evil }, 'password_changed', {
    languageType: 1,
    at: 1,
  })
  expect(composed.subject).not.toMatch(/[\r\n]/)
  expect(composed.html).not.toContain('<b>')
  const send = createSendLetter(mail)
  const from = { name: evil, address: mail.from }
  await send({ ...composed, mailId: 'mail1', to: 'ann@example.test', from, domain: 'localhost' })
  for (const to of ['ann@example.test\r\nBcc: evil@example.test', 'ann@example.test, evil@example.test'])
    await send({ ...composed, mailId: 'mail2', to, from, domain: 'localhost' }).catch(() => undefined)
  expect(received.length).toBeGreaterThan(0)
  for (const { to, text } of received) {
    expect(to.join()).not.toBe('evil@example.test')
    expect(to).toHaveLength(1)
    expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
  }
})

test('[LOC-2] every mail has its texts in all languages, in the direction of the language', () => {
  for (const locale of LOCALES)
    for (const kind of Object.keys(MAIL_KINDS) as MailKind[]) {
      const { langCode, direction } = languageOf(locale)
      const mail = composeMail({ siteOrigin: 'https://promo.example', brandName: 'Fanfare' }, kind, {
        languageType: langCode,
        at: Date.UTC(2026, 10, 25, 8),
        client: 'Chrome|Windows|DE',
        token: 'abc',
      })
      expect(mail.html, `${locale} ${kind}`).toContain(`dir="${direction}"`)
      expect(mail.text).toContain(`https://promo.example/${locale}${MAIL_KINDS[kind].path}#token=abc\n`)
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/[{}]|undefined/)
    }
})

test('[GW-7] a demonstration writes each mail to a file that only its owner can read', async () => {
  const folder = join(temporaryFolder(), 'mails')
  const ctx = sending({ from: 'no-reply@fanfare.example', via: { kind: 'folder', folder } })
  await queue(ctx, 'ann@example.test')
  await sendAll(ctx)
  const [name = ''] = readdirSync(folder)
  expect(name).toMatch(/^mail\w+\.eml$/)
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^To: ann@example\.test$/m)
})

test('[GW-7] a full disk delays a mail and leaves no half of it', async (context) => {
  const folder = temporaryFolder()
  await withSmallDisk(context, folder, 'size=64k', async (disk) => {
    disk.fill()
    const ctx = sending({ from: 'no-reply@fanfare.example', via: { kind: 'folder', folder } })
    await queue(ctx, 'ann@example.test')
    const sender = startMails(ctx, { everyMs: 5 })
    await vi.waitFor(async () => expect((await waiting())[0]?.failures).toBe(1))
    expect(readdirSync(folder)).toEqual(['filler'])
    disk.empty()
    gateway.clock.set(gateway.clock.now() + 200_000)
    await untilEmpty()
    await sender.stop()
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.eml$/)])
  })
})

describe('the settings of mails', () => {
  const LIVE = {
    DATABASE_URL: 'postgres://localhost/fanfare',
    SITE_ORIGIN: 'https://promo.example',
    SIGN_KEY: 'a-key-of-production-of-the-test',
    OPS_SECRET: 'kO3vXq81LmZ0pWcR7tYbN5sDfGhJ2aEu',
    HELP_URL: 'https://help.example',
  }
  const read = (env: Record<string, string>) => readGatewayConfig({ NODE_ENV: 'test', ...LIVE, ...env }).mail
  const FROM = { MAIL_FROM: 'no-reply@promo.example' }

  test('[GW-7] a live deployment insists on TLS, also after the server has answered, and sends nothing without a server', () => {
    expect(read({})).toBeNull()
    expect(read({ ...FROM, MAIL_URL: 'smtps://ann:p%40ss@mail.example' })).toEqual({
      from: 'no-reply@promo.example',
      via: {
        kind: 'smtp',
        host: 'mail.example',
        port: 465,
        secure: true,
        needsTls: true,
        user: 'ann',
        password: 'p@ss',
      },
    })
    const upgraded = read({ ...FROM, MAIL_URL: 'smtp://mail.example' })
    expect(upgraded?.via).toMatchObject({ port: 587, secure: false, needsTls: true, user: null })
  })

  test('[GW-7] the address of the server may be in a file, and names nothing but the server', () => {
    const file = join(temporaryFolder(), 'mail')
    writeFileSync(file, 'smtps://mail.example:2465\n')
    expect(read({ ...FROM, MAIL_URL_FILE: file })?.via).toMatchObject({ host: 'mail.example', port: 2465 })
    for (const url of ['smtp://mail.example/?tls.rejectUnauthorized=false', 'smtps://mail.example/path'])
      expect(() => read({ ...FROM, MAIL_URL: url }), url).toThrow('MAIL_URL')
    expect(() => read(FROM)).toThrow('MAIL_URL')
    expect(() => read({ MAIL_URL: 'smtps://mail.example' })).toThrow('MAIL_FROM')
    expect(() =>
      read({ MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'Fan <a@b.example>\r\nBcc: c@d.example' }),
    ).toThrow('MAIL_FROM')
  })

  test('[GW-7] a demonstration writes files, if it has a directory', () => {
    const env = { NODE_ENV: 'test' as const, DATABASE_URL: LIVE.DATABASE_URL }
    expect(readGatewayConfig(env).mail).toBeNull()
    const { mail } = readGatewayConfig({ ...env, DATA_DIR: '/tmp/demo' })
    expect(mail?.via).toEqual({ kind: 'folder', folder: '/tmp/demo/mails' })
  })
})
