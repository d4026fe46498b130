import type { userSessions, endSessions } from '@fanfare/contract/session/account.ts'
import type { logout } from '@fanfare/contract/session/session.ts'
import type { Handler, RequestContext } from '#gateway/route.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { forgetDevices } from '#gateway/accounts/db/remembered-devices.ts'
import {
  endFamilies,
  listFamilies,
  endFamiliesOfProvider,
  endFamily,
  findToken,
  lockFamily,
  UNKNOWN_CLIENT,
  type Client,
} from '#gateway/accounts/db/tokens.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { expiredCookies, sourceOf } from './session-cookies.ts'
import { hashToken } from './tokens.ts'
import { spendChallenge } from '#gateway/accounts/db/captcha.ts'
import type { Db } from '#gateway/db/client.ts'
import type { EndedSession } from '#gateway/oidc/logout-token.ts'
import { LogoutRefused } from '#gateway/oidc/provider-faults.ts'
import Bowser from 'bowser'

/** Where the caller is logged in. */
export const listSessions: Handler<typeof userSessions> = async (
  _request,
  { gateway: { db, clock }, caller: { userId, familyId: own } },
) => {
  const families = await listFamilies(db, userId, clock.now())
  return {
    items: families.map(({ familyId, createdAt, usedAt, browser, system, country }) => ({
      sessionId: familyId,
      current: familyId === own,
      createdAt,
      lastUsedAt: usedAt,
      device: browser === null && system === null ? null : { browser, system },
      country,
    })),
  }
}

/**
 * Ends sessions of the caller: their tokens answer 434, and their sockets close. With `others` no other device is remembered any
 * more, so that the next login there is announced.
 */
export const endOwnSessions: Handler<typeof endSessions> = async ({ body }, context) => {
  const {
    gateway: { db, clock },
    caller: { userId, familyId },
  } = context
  const { device } = sourceOf(context)
  const at = clock.now()
  const isAll = 'others' in body
  const ended = await withTransaction(db, async (tx) => {
    const which = isAll ? { except: familyId } : { only: body.sessionId }
    const count = await endFamilies(tx, userId, which, { reason: 'USER', at })
    if (isAll) await forgetDevices(tx, userId, device === null ? null : hashToken(device))
    if (count === 0) return 0
    const subject = isAll ? userId : body.sessionId
    await writeAudit(tx, { at, actor: userId, action: 'session.end', subject, detail: { sessions: count } })
    return count
  })
  return { ended }
}

async function logOut(tx: Db, family: Pick<Caller, 'familyId' | 'userId'>, at: number) {
  await lockFamily(tx, family)
  if (await endFamily(tx, family, 'LOGOUT', at))
    await writeAudit(tx, { at, actor: family.userId, action: 'session.logout', subject: family.familyId, detail: {} })
}

/** Ends every token of the login at once, also the access tokens of its other tabs (contract §3). */
export const endSession: Handler<typeof logout> = async (_request, context) => {
  const { gateway, caller, setCookies } = context
  setCookies(expiredCookies(context))
  await withTransaction(gateway.db, (tx) => logOut(tx, caller, gateway.clock.now()))
  return {}
}

/** Ends the session that a browser had before a login, also that of another user. `token`: its session cookie */
export async function endSessionBefore(tx: Db, token: string | undefined, at: number) {
  const found = token === undefined ? undefined : await findToken(tx, hashToken(token), 'session')
  if (found !== undefined) await logOut(tx, found, at)
}

/**
 * Ends the sessions here that came from a session at the provider of the exchange. For an unknown person, or one without sessions, there is
 * nothing to do.
 * @throws LogoutRefused when the token was used before
 */
export async function endSessionsOfProvider(
  { db, clock }: GatewayContext,
  issuer: string,
  { subject, sid, id, until }: EndedSession,
) {
  const at = clock.now()
  await withTransaction(db, async (tx) => {
    // In the transaction, so that the provider can send the token again when the logout fails.
    if (!(await spendChallenge(tx, hashToken(`${issuer} logout ${id}`), until)))
      throw new LogoutRefused('the token was used before')
    const ended = await endFamiliesOfProvider(tx, { issuer, subject, sid }, at)
    for (const [userId, sessions] of ended)
      if (sessions > 0)
        await writeAudit(tx, { at, actor: 'provider', action: 'session.end', subject: userId, detail: { sessions } })
  })
}

/** No browser sends a longer one, and the parser tries hundreds of patterns. */
const LONGEST_AGENT = 1024

/** Names of the parser, and how users know them. All others are unknown: no text of a client reaches the database. */
const BROWSERS: Readonly<Record<string, string>> = {
  Chrome: 'Chrome',
  Chromium: 'Chromium',
  Firefox: 'Firefox',
  Focus: 'Firefox Focus',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Opera Touch': 'Opera',
  'Opera GX': 'Opera',
  Safari: 'Safari',
  'Samsung Internet for Android': 'Samsung Internet',
  'UC Browser': 'UC Browser',
  Vivaldi: 'Vivaldi',
  'Yandex Browser': 'Yandex Browser',
  'Android Browser': 'Android',
}
const SYSTEMS: Readonly<Record<string, string>> = {
  Android: 'Android',
  'Chrome OS': 'ChromeOS',
  HarmonyOS: 'HarmonyOS',
  iOS: 'iOS',
  Linux: 'Linux',
  macOS: 'macOS',
  Windows: 'Windows',
}

const nameOf = (names: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(names, name) ? (names[name] ?? null) : null

/** The browser of a login as its user sees it: families, no versions. `country` as the gateway knows it. */
export function readClient(userAgent: string | undefined, country: string | null): Client {
  if (!userAgent || userAgent.length > LONGEST_AGENT) return { ...UNKNOWN_CLIENT, country }
  const parser = Bowser.getParser(userAgent)
  return { browser: nameOf(BROWSERS, parser.getBrowserName()), system: nameOf(SYSTEMS, parser.getOSName()), country }
}

/** The browser of a request. */
export const clientOf = ({ header, country }: RequestContext) => readClient(header('user-agent'), country)
