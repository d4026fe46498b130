import { logout } from '#lib/contract/session/logout.ts'
import { endSession } from '#gateway/domain/session/end-session.ts'
import { noCookies } from '#gateway/domain/session/session-cookies.ts'
import { bind } from '#gateway/route.ts'

/** The session cookie logs out too: the access token may have ended meanwhile (contract §3). */
export const logoutRoute = bind(
  logout,
  async (_request, { gateway, caller, setCookies }) => {
    setCookies(noCookies(gateway.config.live))
    return endSession(gateway, caller)
  },
  { sessionCookie: true },
)
