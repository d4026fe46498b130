import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endedSessionSchema, SESSION_PATHS } from '@fanfare/contract/staff/console-session.ts'
import { readSitePath } from '@fanfare/kernel/net/origin.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import { sendEnvelope } from '../http/envelope.ts'
import { malformed } from '../http/read-input.ts'
import { hashToken } from '../accounts/tokens.ts'
import { insertConsoleSignIn, takeConsoleSignIn } from './db/console-sessions.ts'
import { saveConsolePerson, type SavedPerson } from './db/staff-names.ts'
import { DEMO_PERSONS } from './demo-persons.ts'
import { escapeHtml } from '../util/escape-html.ts'
import { sendPage } from './pages.ts'
import { ProviderDown, ProviderRefused } from '../oidc/provider-faults.ts'
import type { Provider } from './provider.ts'
import {
  closeConsoleSession,
  consoleCookieName,
  describeConsoleSession,
  findOwnSession,
  openConsoleSession,
  openTokens,
  readConsoleSession,
  requireOwnOrigin,
  setConsoleCookie,
  type Console,
} from './sessions.ts'

/** Binds a sign-in to the browser that began it. */
const START_COOKIE = 'consoleStart'
const START_SECONDS = 600
const SECRET_BYTES = 32
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i

/** A path of the console. Anything else, such as another site, becomes the first page. */
const pathOf = (wanted: unknown) => readSitePath(wanted) ?? '/'

/** A form with a button for each person of a demonstration. */
function askForPerson(console: Console, request: FastifyRequest, reply: FastifyReply) {
  const { to } = request.query as { to?: unknown }
  const path = pathOf(to)
  // The form is accepted from this origin only, and its cookie belongs to one host.
  if (request.host !== new URL(console.origin).host)
    return reply.redirect(`${console.origin}${SESSION_PATHS.start}?to=${encodeURIComponent(path)}`)
  const csrf = randomText(console)
  setConsoleCookie(reply, console, { name: START_COOKIE, value: csrf, maxAge: START_SECONDS })
  const buttons = DEMO_PERSONS.map(
    ({ actor, name, role }) =>
      `<button name="actor" value="${actor}"><b>${role}</b><small>${escapeHtml(name)}</small></button>`,
  )
  return sendPage(reply, {
    title: 'Sign in',
    content: '<p>Live, the sign-in of the company is here, and its groups decide what you can do.</p>',
    aside:
      '<section data-demo><h2>Demonstration</h2><p>Only on this computer, never when live: no password, one person for each role.</p>' +
      `<form method="post" action="${SESSION_PATHS.start}"><input type="hidden" name="csrf" value="${csrf}">` +
      `<input type="hidden" name="to" value="${escapeHtml(path)}">${buttons.join('')}</form></section>`,
  })
}

async function startAsPerson(console: Console, request: FastifyRequest, reply: FastifyReply) {
  const { gateway } = console
  requireOwnOrigin(request, console)
  if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) throw malformed('content-type', 'must be that of a form')
  const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '')
  const csrf = request.cookies[consoleCookieName(START_COOKIE, console)] ?? ''
  if (!isSameSecret(form.get('csrf'), csrf)) throw malformed('csrf', 'must be that of the page')
  const person = DEMO_PERSONS.find(({ actor }) => actor === form.get('actor'))
  if (person === undefined) throw malformed('actor', 'must be a person of the page')
  const { actor, name, role } = person
  const { isProgram } = gateway.opsKeys
  const demo = { actor, subject: `demo:${actor}`, displayName: name, roles: [role] }
  const { taken } = await saveConsolePerson(gateway.db, demo, { isProgram, isOwn: () => true })
  if (taken !== undefined) throw malformed('actor', 'is the name of an account that has signed in at a provider')
  const signedInAt = gateway.clock.machineNow()
  await openConsoleSession(console, { request, reply }, { actor, signedInAt, tokens: null })
  setConsoleCookie(reply, console, { name: START_COOKIE, value: '', maxAge: 0 })
  return reply.redirect(pathOf(form.get('to')), 303)
}

const randomText = ({ gateway }: Console) => gateway.randomBytes(SECRET_BYTES).toString('base64url')

const again = (path: string) =>
  `<p><a href="${SESSION_PATHS.start}?to=${escapeHtml(encodeURIComponent(path))}">Sign in</a></p>`

/** A page for a person who cannot sign in now. */
function explain({ gateway }: Console, reply: FastifyReply, error: unknown, path = '/') {
  const isDown = error instanceof ProviderDown
  if (!isDown && !(error instanceof ProviderRefused)) throw error
  gateway.log[isDown ? 'error' : 'warn']({ reason: error.message }, 'a sign-in to the console failed')
  return sendPage(reply, {
    title: isDown ? 'The sign-in does not answer' : 'The sign-in did not work',
    content:
      (isDown
        ? '<p>The company’s sign-in cannot be reached. Try again in some minutes.</p>'
        : '<p>The answer of the company’s sign-in cannot be accepted. Begin again.</p>') + again(path),
    status: isDown ? 503 : 400,
  })
}

/** Sends the browser to the provider. A person with a session must prove their presence. */
async function startAtProvider(console: Console, signIn: Provider, request: FastifyRequest, reply: FastifyReply) {
  const { db, clock } = console.gateway
  const path = pathOf((request.query as { to?: unknown }).to)
  const checks = {
    state: randomText(console),
    nonce: randomText(console),
    verifier: randomText(console),
    again: (await findOwnSession(console, request)) !== undefined,
  }
  try {
    const address = await signIn.start(checks)
    const browser = randomText(console)
    const { state, ...rest } = checks
    await insertConsoleSignIn(db, {
      ...rest,
      stateHash: hashToken(state),
      browserHash: hashToken(browser),
      path,
      expiresAt: clock.machineNow() + START_SECONDS * 1000,
    })
    setConsoleCookie(reply, console, { name: START_COOKIE, value: browser, maxAge: START_SECONDS })
    return reply.redirect(address.href)
  } catch (error) {
    return explain(console, reply, error, path)
  }
}

const TAKEN = {
  PERSON: {
    title: 'Your name belongs to another person here',
    why: 'another account has signed in with this name, or with one that looks like it',
  },
  PROGRAM: {
    title: 'Your name belongs to a program here',
    why: 'a program uses this name, or one that looks like it, and must not lose it',
  },
} as const satisfies Record<NonNullable<SavedPerson['taken']>, { title: string; why: string }>

/** A page for a person whose name is in use: two of one name could not be told apart in the audit log. */
function refuseName(
  { gateway }: Console,
  reply: FastifyReply,
  { actor, displayName }: { actor: string; displayName: string },
  taken: keyof typeof TAKEN,
) {
  const { title, why } = TAKEN[taken]
  gateway.log.warn({ taken }, 'a sign-in to the console was refused, because its name is in use')
  return sendPage(reply, {
    title,
    content:
      `<p>You are ${escapeHtml(displayName)}, and the company’s sign-in calls you <code>${escapeHtml(actor)}</code>. You cannot sign in, because ` +
      `${why}. Ask the person who manages the company’s accounts for another user name, or the person who runs this console whose ` +
      `name it is. Then sign in again.</p>${again('/')}`,
    status: 403,
  })
}

/** Opens the session of the person whom the provider names, if one of their groups has a role. */
async function finishAtProvider(console: Console, signIn: Provider, request: FastifyRequest, reply: FastifyReply) {
  const { db, clock, opsKeys } = console.gateway
  const { state } = request.query as { state?: unknown }
  const browser = request.cookies[consoleCookieName(START_COOKIE, console)]
  const now = clock.machineNow()
  const begun =
    typeof state === 'string' ? await takeConsoleSignIn(db, { stateHash: hashToken(state), now }) : undefined
  try {
    if (typeof state !== 'string' || begun === undefined || hashToken(browser ?? '') !== begun.browserHash)
      throw new ProviderRefused('no sign-in of this browser has this state')
    const answer = new URL(request.raw.url ?? '', console.origin)
    const person = await signIn.finish(answer, { ...begun, state })
    const { actor, subject, displayName, roles, signedInAt, tokens } = person
    if (actor === null) throw new ProviderRefused('the person has no usable name')
    const { isProgram, isPerson: isOwn } = opsKeys
    const saved = await saveConsolePerson(db, { actor, subject, displayName, roles: roles ?? [] }, { isProgram, isOwn })
    if (saved.taken !== undefined) return refuseName(console, reply, { actor, displayName }, saved.taken)
    if (roles === null || roles.length === 0)
      return sendPage(reply, {
        title: 'You have no role here',
        content:
          `<p>You are ${escapeHtml(displayName)}, and none of your groups has a role in this console. Ask the person who ` +
          `manages the company’s accounts to add you to a group of the console, then sign in again.</p>${again('/')}`,
        status: 403,
      })
    await openConsoleSession(console, { request, reply }, { actor: saved.actor, signedInAt, tokens })
    setConsoleCookie(reply, console, { name: START_COOKIE, value: '', maxAge: 0 })
    return reply.redirect(begun.path)
  } catch (error) {
    return explain(console, reply, error, begun?.path)
  }
}

/** Ends the session here first, then at the provider. @returns where the browser goes for the rest */
async function endEverywhere(console: Console, request: FastifyRequest, reply: FastifyReply) {
  const { gateway } = console
  const session = await readConsoleSession(console, request)
  const tokens = openTokens(gateway, session)
  await closeConsoleSession(console, reply, session)
  if (tokens === null || console.signIn === null) return null
  return console.signIn.end(tokens).catch((error: unknown) => {
    gateway.log.warn(
      { reason: (error as Error).message },
      'a session could not be ended at the provider of the console',
    )
    return null
  })
}

/** `/session/**`: who has signed in, and the sign-in at the provider or with a person of a demonstration. */
export function registerSessionRoutes(app: FastifyInstance, console: Console) {
  app.get(SESSION_PATHS.session, async (request, reply) =>
    sendEnvelope(reply, 'SUCCESS', describeConsoleSession(await readConsoleSession(console, request))),
  )
  app.post(SESSION_PATHS.end, async (request, reply) =>
    sendEnvelope(reply, 'SUCCESS', endedSessionSchema.parse({ to: await endEverywhere(console, request, reply) })),
  )
  const { signIn } = console
  if (signIn === null) {
    app.get(SESSION_PATHS.start, async (request, reply) => askForPerson(console, request, reply))
    app.post(SESSION_PATHS.start, (request, reply) => startAsPerson(console, request, reply))
    return
  }
  app.get(SESSION_PATHS.start, (request, reply) => startAtProvider(console, signIn, request, reply))
  app.get(SESSION_PATHS.callback, (request, reply) => finishAtProvider(console, signIn, request, reply))
}
