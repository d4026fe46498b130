import type { Cookie } from '#gateway/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  faultMark,
  PLAYER_SIGN_IN_PATHS,
  SIGNED_IN_COOKIE,
  SIGNED_IN_MARK,
  PLAYER_LOGOUT_PATH,
  type SignInFault,
} from '@fanfare/contract/session/player-sign-in.ts'
import { hasSecureCookies } from '@fanfare/contract/session/secure-cookies.ts'
import { readSitePath } from '@fanfare/kernel/net/origin.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import { languageByLangCode } from '@fanfare/languages/languages.ts'
import { spendChallenge } from '#gateway/accounts/db/captcha.ts'
import { sessionCookieName, sessionCookies } from '#gateway/accounts/session-cookies.ts'
import type { OpenedSession } from '#gateway/accounts/open-session.ts'
import { AccountRefused, readPlayer, readWishedCode, signInPlayer } from '#gateway/accounts/sign-in-player.ts'
import { readClient, endSessionsOfProvider } from '#gateway/accounts/user-sessions.ts'
import { hashToken } from '#gateway/accounts/tokens.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { countryOf, writeCookies } from '#gateway/http/mount-call.ts'
import type { RateLimiter } from '#gateway/http/rate-limit.ts'
import type { OidcClient, SignInChecks } from '#gateway/oidc/oidc-client.ts'
import { decrypt, encrypt } from '#gateway/util/cipher.ts'
import { TooManyRequests } from '#gateway/util/domain-error.ts'
import { LogoutRefused, ProviderDown, ProviderRefused } from '#gateway/oidc/provider-faults.ts'
import { withRequestId } from '#gateway/util/request-scope.ts'

const SECONDS = 600
const SECRET_BYTES = 32
/** A longer path would make the cookie larger than browsers keep. */
const LONGEST_PATH = 1024
/** The page after the sign-in reads its cookie at once. */
const LANDING_SECONDS = 60
/** A longer `sid` is not stored; such a login ends with every logout of the person at the provider. */
const LONGEST_SID = 255
const LIMITS = { name: 'playerSignIn', auth: 'public' } as const

/** A sign-in that this browser has begun, encrypted in its cookie. */
interface Ticket extends SignInChecks {
  /** Where to return after the sign-in; null means the default page. */
  to: string | null
  vipCode: string | null
  languageType: number
  expiresAt: number
}

type Players = GatewayContext & { playerProvider: OidcClient; config: { players: { issuer: string; idClaim: string } } }

const CONTEXT = 'player sign-in'

/** Bound to the browser and the host; `lax`, because the provider's answer is a navigation from another site. */
const ticketCookie = (live: boolean, value: string): Cookie => ({
  name: live ? '__Host-signIn' : 'signIn',
  value,
  maxAge: value === '' ? 0 : SECONDS,
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
})

/** The ticket of this browser; null without one, and for one that is expired or not ours. */
function readTicket({ config, keys, clock }: Players, { cookies }: FastifyRequest) {
  const sealed = cookies[ticketCookie(config.live, '').name]
  if (sealed === undefined) return null
  try {
    const ticket = JSON.parse(decrypt(sealed, { keys: keys.data, context: CONTEXT })) as Ticket
    return ticket.expiresAt > clock.now() ? ticket : null
  } catch {
    return null
  }
}

function readTo(wanted: unknown) {
  const path = readSitePath(wanted)
  return path === null || path.length > LONGEST_PATH ? null : path
}

/** An account page in the ticket's language; without a ticket, the site chooses the browser's language. */
function accountPage(page: 'login' | 'register', ticket: Pick<Ticket, 'to' | 'languageType'> | null, mark: string) {
  const locale = ticket === null ? '' : `/${languageByLangCode(ticket.languageType).language}`
  const query = ticket === null || ticket.to === null ? '' : `?${new URLSearchParams({ next: ticket.to }).toString()}`
  return `${locale}/${page}${query}#${mark}`
}

/** Error codes for a person who cancelled or has not finished a step at the provider (OpenID Connect Core §3.1.2.6). */
const CANCELLED = new Set(['access_denied', 'interaction_required', 'login_required', 'consent_required'])
const BUSY = new Set(['temporarily_unavailable', 'server_error'])

function faultOf(error: unknown): SignInFault {
  if (error instanceof TooManyRequests) return 'often'
  if (error instanceof AccountRefused) return 'account'
  if (error instanceof ProviderDown) return 'down'
  const word = (error as { cause?: { error?: unknown } }).cause?.error
  if (typeof word === 'string' && CANCELLED.has(word)) return 'cancelled'
  return typeof word === 'string' && BUSY.has(word) ? 'down' : 'refused'
}

/** Logs only the reason, which is a word of the protocol, and nothing about the person. */
function explain(gateway: Players, reply: FastifyReply, error: unknown, ticket: Ticket | null) {
  const fault = faultOf(error)
  const isExpected = error instanceof ProviderRefused || error instanceof AccountRefused || fault !== 'refused'
  if (isExpected) gateway.log.warn({ fault, reason: (error as Error).message }, 'a sign-in of a player failed')
  else gateway.log.error({ err: error }, 'a sign-in of a player failed')
  return reply.redirect(accountPage('login', ticket, faultMark(fault)))
}

/** Sends the browser to the provider. */
async function start(gateway: Players, request: FastifyRequest, reply: FastifyReply) {
  const { config, clock, randomBytes, keys } = gateway
  const query = request.query as Record<string, unknown>
  // On a developer's machine the cookie of 127.0.0.1 would not come to the callback at localhost.
  if (!config.live && request.host !== new URL(config.siteOrigin).host && request.hostname === '127.0.0.1')
    return reply.redirect(`${config.siteOrigin}${request.raw.url ?? ''}`)
  const random = () => randomBytes(SECRET_BYTES).toString('base64url')
  const ticket: Ticket = {
    state: random(),
    nonce: random(),
    verifier: random(),
    to: readTo(query.to),
    vipCode: readWishedCode(query.vipCode),
    languageType: languageByLangCode(Number(query.languageType)).langCode,
    expiresAt: clock.now() + SECONDS * 1000,
  }
  try {
    const { idClaim } = config.players
    const address = await gateway.playerProvider.start(ticket, (provider) => {
      const offered = new Set(provider.serverMetadata().scopes_supported)
      const ofId = idClaim === 'sub' ? [] : ['profile', idClaim]
      const wanted = ['email', 'phone', ...ofId].filter((scope) => offered.has(scope))
      return {
        scope: ['openid', ...wanted].join(' '),
        ui_locales: languageByLangCode(ticket.languageType).hreflang,
      }
    })
    const sealed = encrypt(JSON.stringify(ticket), { keys: keys.data, context: CONTEXT, randomBytes })
    setCookies(gateway, reply, [ticketCookie(config.live, sealed)])
    return reply.redirect(address.href)
  } catch (error) {
    return explain(gateway, reply, error, ticket)
  }
}

const setCookies = ({ config }: Players, reply: FastifyReply, cookies: Cookie[]) =>
  writeCookies(reply, cookies, { secure: hasSecureCookies(config) })

/** Tells the account page that somebody has signed in, so that it clears the data of the previous user. */
const landingCookie = ({ session, isNew }: OpenedSession & { isNew: boolean }): Cookie => ({
  name: SIGNED_IN_COOKIE,
  value: [isNew ? 'register' : 'login', session.tokenExpiresAt, session.refreshTokenExpiresAt].join('.'),
  maxAge: LANDING_SECONDS,
  httpOnly: false,
  sameSite: 'lax',
  path: '/',
})

/** Opens the session of the person in the provider's answer. A state is valid once, in the browser that began the sign-in. */
async function finish(gateway: Players, request: FastifyRequest, reply: FastifyReply) {
  const { config, db } = gateway
  const ticket = readTicket(gateway, request)
  const { state } = request.query as { state?: unknown }
  const isOurs = ticket !== null && typeof state === 'string' && isSameSecret(state, ticket.state)
  const expired = () => reply.redirect(accountPage('login', ticket, faultMark('expired')))
  // Keep the cookie, so that the sign-in that this browser has begun can continue.
  if (!isOurs) return expired()
  setCookies(gateway, reply, [ticketCookie(config.live, '')])
  try {
    if (!(await spendChallenge(db, hashToken(ticket.state), ticket.expiresAt))) return expired()
    const answer = new URL(request.raw.url ?? '', config.siteOrigin)
    const { tokens, claims } = await gateway.playerProvider.finish(answer, ticket)
    const { issuer, idClaim } = config.players
    const all = await gateway.playerProvider.claimsOf(tokens, claims)
    const player = readPlayer(all, { issuer, idClaim, subject: tokens.sub })
    const { vipCode, languageType } = ticket
    const sessionToken = request.cookies[sessionCookieName(config.live)]
    const client = {
      ...readClient(request.headers['user-agent'], countryOf(gateway, request)),
      providerSession: typeof claims.sid === 'string' && claims.sid.length <= LONGEST_SID ? claims.sid : null,
    }
    const opened = await signInPlayer(gateway, player, { vipCode, languageType, sessionToken, client })
    setCookies(gateway, reply, [...sessionCookies(config.live, opened), landingCookie(opened)])
    return reply.redirect(accountPage(opened.isNew ? 'register' : 'login', ticket, SIGNED_IN_MARK))
  } catch (error) {
    return explain(gateway, reply, error, ticket)
  }
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i

/** The one token of the form. @throws LogoutRefused */
function readToken({ headers, body }: FastifyRequest) {
  const isForm = FORM_TYPE.test(headers['content-type'] ?? '') && Buffer.isBuffer(body)
  const tokens = isForm ? new URLSearchParams(body.toString()).getAll('logout_token') : []
  const [token] = tokens
  if (tokens.length !== 1 || token === undefined) throw new LogoutRefused('there is no form with one logout_token')
  return token
}

/**
 * Ends the sessions of a person who has logged out at the provider of the exchange. A logout that fails for any reason answers 400, as
 * OpenID Connect Back-Channel Logout 1.0 §2.8 says; the log has the reason.
 */
async function logOut(gateway: Players, request: FastifyRequest, reply: FastifyReply) {
  const { playerProvider, config, log } = gateway
  try {
    await endSessionsOfProvider(gateway, config.players.issuer, await playerProvider.readLogout(readToken(request)))
    return reply.code(200).send()
  } catch (error) {
    const isRefused = error instanceof LogoutRefused
    const { message: reason } = error as Error
    if (isRefused) log.warn({ reason }, 'a logout of the provider was refused')
    else log.error({ err: error }, 'a logout of the provider failed')
    return reply.code(400).send({ error: isRefused ? 'invalid_request' : 'temporarily_unavailable' })
  }
}

/** The sign-in of users at the provider of the exchange, if there is one, and the logouts that it sends. */
export function registerPlayerSignIn(app: FastifyInstance, gateway: GatewayContext, limiter: RateLimiter) {
  if (gateway.playerProvider === null || gateway.config.players === null) return
  const players = gateway as Players
  const limited = (answer: typeof start) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      limiter.byAddress(request, reply, LIMITS)
      await limiter.byCaller(request, reply, LIMITS, null)
    } catch (error) {
      return explain(players, reply, error, readTicket(players, request))
    }
    return answer(players, request, reply)
  }
  app.get(PLAYER_SIGN_IN_PATHS.start, limited(start))
  app.get(PLAYER_SIGN_IN_PATHS.callback, limited(finish))
  app.post(PLAYER_LOGOUT_PATH, async (request, reply) => {
    limiter.byAddress(request, reply, null)
    await limiter.byCaller(request, reply, null, null)
    return withRequestId(request.id, () => logOut(players, request, reply))
  })
}
