import { findUser } from '#gateway/accounts/db/users.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { changePassword, forgotPassword, resetPassword } from '#gateway/accounts/change-password.ts'
import { makeChallenge } from '#gateway/accounts/captcha.ts'
import { deleteUser, readDeletion } from '#gateway/accounts/delete-user.ts'
import { endSession, readClient, endOwnSessions, listSessions } from '#gateway/accounts/user-sessions.ts'
import { exportUser } from '#gateway/accounts/export-user.ts'
import { logIn } from '#gateway/accounts/log-in.ts'
import type { LoginSource } from '#gateway/accounts/login-lock.ts'
import { refreshSession } from '#gateway/accounts/refresh-session.ts'
import { registerUser } from '#gateway/accounts/register-user.ts'
import {
  beginSecondFactor as begin,
  confirmSecondFactor as confirm,
  endSecondFactor as end,
  readSecondFactor,
} from '#gateway/accounts/second-factor.ts'
import {
  deviceCookieName,
  expiredCookies,
  refreshCookieName,
  sessionCookieName,
  sessionCookies,
} from '#gateway/accounts/session-cookies.ts'
import { userInfo } from '#gateway/accounts/user-info.ts'
import { isSameOrigin } from '@fanfare/kernel/net/origin.ts'
import { bind, bindCsv, type RequestContext } from '#gateway/route.ts'
import { captchaChallenge, login } from '@fanfare/contract/session/login.ts'
import {
  changePassword as changePasswordCall,
  forgotPassword as forgotPasswordCall,
  resetPassword as resetPasswordCall,
} from '@fanfare/contract/session/password.ts'
import { logout, refreshToken } from '@fanfare/contract/session/session.ts'
import { register } from '@fanfare/contract/session/register.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  secondFactor,
} from '@fanfare/contract/session/second-factor.ts'
import {
  deleteUser as deleteUserCall,
  endSessions,
  userDeletion,
  userExport,
  userSessions,
} from '@fanfare/contract/session/account.ts'
import { userinfo, userVipCode } from '@fanfare/contract/session/userinfo.ts'

/** The browser of a new session as its user sees it. */
const clientOf = ({ header, country }: RequestContext) => readClient(header('user-agent'), country)

const deviceOf = (cookies: Readonly<Record<string, string | undefined>>, live: boolean) =>
  cookies[deviceCookieName(live)] || null

const sourceOf = ({ gateway, address, cookies }: RequestContext): LoginSource => ({
  address,
  device: deviceOf(cookies, gateway.config.live),
})

export const sessionRoutes = [
  bind(captchaChallenge, makeChallenge),
  bind(register, async ({ body }, context) => {
    const { gateway, cookies, setCookies } = context
    const { live } = gateway.config
    const opened = await registerUser(gateway, body, {
      device: deviceOf(cookies, live),
      sessionToken: cookies[sessionCookieName(live)],
      client: clientOf(context),
    })
    setCookies(sessionCookies(live, opened))
    return opened.session
  }),
  bind(login, async ({ body }, context) => {
    const { gateway, cookies, setCookies } = context
    const { live } = gateway.config
    const sessionToken = cookies[sessionCookieName(live)]
    const source = { ...sourceOf(context), sessionToken, client: clientOf(context) }
    const opened = await logIn(gateway, body, source)
    setCookies(sessionCookies(live, opened))
    const { session, recoveryCodesLeft } = opened
    return recoveryCodesLeft === null ? session : { ...session, recoveryCodesLeft }
  }),
  bind(refreshToken, async (_request, { gateway, cookies, header, setCookies }) => {
    const { live } = gateway.config
    const token = cookies[refreshCookieName(live)]
    // A request from another site is treated as one without a cookie.
    const source = { site: header('sec-fetch-site'), origin: header('origin'), host: header('host') }
    const ownSite = isSameOrigin(gateway.config, source)
    if (token === undefined || token === '' || !ownSite) throw new DomainError('LOGIN_NEEDED')
    try {
      const opened = await refreshSession(gateway, token, deviceOf(cookies, live))
      setCookies(sessionCookies(live, opened))
      return opened.session
    } catch (error) {
      // The browser drops the cookies of a dead session (AUTH-4).
      if (error instanceof DomainError) setCookies(expiredCookies(live))
      throw error
    }
  }),
  bind(
    logout,
    async (_request, { gateway, caller, setCookies }) => {
      setCookies(expiredCookies(gateway.config.live))
      return endSession(gateway, caller)
    },
    // The access token may have expired before the session that it belongs to (contract §3).
    { sessionCookie: true },
  ),
  bind(changePasswordCall, async ({ body }, context) => {
    const { gateway, caller, address, cookies, setCookies } = context
    const { live } = gateway.config
    const source = { address, device: deviceOf(cookies, live), client: clientOf(context) }
    const opened = await changePassword(gateway, caller, body, source)
    setCookies(sessionCookies(live, opened))
    return opened.session
  }),
  bind(forgotPasswordCall, ({ body }, { gateway }) => forgotPassword(gateway, body)),
  bind(resetPasswordCall, ({ body }, { gateway }) => resetPassword(gateway, body)),
  bind(userSessions, listSessions),
  bind(endSessions, ({ body }, { gateway, caller, cookies }) =>
    endOwnSessions(gateway, caller, body, deviceOf(cookies, gateway.config.live)),
  ),
  bind(userinfo, (_request, { gateway, caller, country }) => userInfo(gateway, caller, country)),
  bind(secondFactor, readSecondFactor),
  bind(beginSecondFactor, ({ body }, context) =>
    begin(context.gateway, context.caller, { ...body, source: sourceOf(context) }),
  ),
  bind(confirmSecondFactor, ({ body }, context) =>
    confirm(context.gateway, context.caller, { ...body, source: sourceOf(context) }),
  ),
  bind(endSecondFactor, ({ body }, context) =>
    end(context.gateway, context.caller, { ...body, source: sourceOf(context) }),
  ),
  bindCsv(userExport, exportUser),
  bind(userDeletion, readDeletion),
  bind(deleteUserCall, async ({ body }, context) => {
    const { gateway, caller, setCookies } = context
    const deleted = await deleteUser(gateway, caller, { ...body, source: sourceOf(context) })
    setCookies(expiredCookies(gateway.config.live))
    return deleted
  }),
  bind(userVipCode, async (_request, { gateway, caller }) => {
    const user = await findUser(gateway.db, caller.userId)
    return { vipCode: user?.vipCode ?? null }
  }),
]
