import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_PATHS } from '@fanfare/contract/staff/console-session.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import type { ConsoleConfig } from '../config.ts'
import type { GatewayContext } from '../context.ts'
import { sendEnvelope } from '../http/envelope.ts'
import { malformed } from '../http/read-input.ts'
import { saveConsolePerson } from './db/console-sessions.ts'
import { DEMO_PERSONS } from './demo-persons.ts'
import { escapeHtml, sendPage } from './pages.ts'
import {
  closeConsoleSession,
  consoleCookieName,
  describeConsoleSession,
  openConsoleSession,
  readConsoleSession,
  requireOwnOrigin,
  setConsoleCookie,
} from './sessions.ts'

const START_COOKIE = 'consoleStart'
const START_SECONDS = 600
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i

/** A path of the console; everything else, such as another site, becomes its first page. */
export function pathWithin({ origin }: Pick<ConsoleConfig, 'origin'>, wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/'
  const url = new URL(wanted, origin)
  return url.origin === origin ? `${url.pathname}${url.search}` : '/'
}

/** A form with a button for each person of a demonstration. */
function askForPerson(
  gateway: GatewayContext,
  console: ConsoleConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { to } = request.query as { to?: unknown }
  const path = pathWithin(console, to)
  // The form is accepted from this origin alone, and its cookie belongs to one host.
  if (request.host !== new URL(console.origin).host)
    return reply.redirect(`${console.origin}${SESSION_PATHS.start}?to=${encodeURIComponent(path)}`)
  const csrf = gateway.randomBytes(32).toString('base64url')
  setConsoleCookie(reply, console, { name: START_COOKIE, value: csrf, maxAge: START_SECONDS })
  const buttons = DEMO_PERSONS.map(
    ({ actor, name, role }) =>
      `<button name="actor" value="${actor}"><strong>${escapeHtml(name)}</strong><br>${role}</button>`,
  )
  return sendPage(reply, {
    title: 'Who are you?',
    content:
      '<p>A demonstration has one person for each role and no passwords.</p>' +
      `<form method="post" action="${SESSION_PATHS.start}"><input type="hidden" name="csrf" value="${csrf}">` +
      `<input type="hidden" name="to" value="${escapeHtml(path)}">${buttons.join('')}</form>`,
  })
}

async function startAsPerson(
  gateway: GatewayContext,
  console: ConsoleConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireOwnOrigin(request, console)
  if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) throw malformed('content-type', 'must be that of a form')
  const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '')
  const csrf = request.cookies[consoleCookieName(START_COOKIE, console)] ?? ''
  if (!isSameSecret(form.get('csrf'), csrf)) throw malformed('csrf', 'must be that of the page')
  const person = DEMO_PERSONS.find(({ actor }) => actor === form.get('actor'))
  if (person === undefined) throw malformed('actor', 'must be a person of the page')
  const { actor, name, role } = person
  await saveConsolePerson(gateway.db, { actor, subject: `demo:${actor}`, displayName: name, roles: [role] })
  const signedInAt = gateway.clock.machineNow()
  await openConsoleSession(gateway, console, { request, reply }, { actor, signedInAt, tokens: null })
  setConsoleCookie(reply, console, { name: START_COOKIE, value: '', maxAge: 0 })
  return reply.redirect(pathWithin(console, form.get('to')), 303)
}

/** `/session/**`: who has signed in, and the sign-in of a demonstration. */
export function registerSessionRoutes(app: FastifyInstance, gateway: GatewayContext, console: ConsoleConfig): void {
  app.get(SESSION_PATHS.session, async (request, reply) =>
    sendEnvelope(reply, 'SUCCESS', describeConsoleSession(await readConsoleSession(gateway, console, request))),
  )
  app.post(SESSION_PATHS.end, async (request, reply) => {
    await closeConsoleSession(gateway, console, reply, await readConsoleSession(gateway, console, request))
    return sendEnvelope(reply, 'SUCCESS', { to: null })
  })
  app.get(SESSION_PATHS.start, async (request, reply) => askForPerson(gateway, console, request, reply))
  app.post(SESSION_PATHS.start, (request, reply) => startAsPerson(gateway, console, request, reply))
}
