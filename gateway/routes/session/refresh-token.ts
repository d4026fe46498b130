import { refreshToken } from '#lib/contract/session/refresh-token.ts'
import { DomainError } from '#gateway/domain/domain-error.ts'
import { refreshSession } from '#gateway/domain/session/refresh-session.ts'
import { noCookies, refreshCookieName, sessionCookies } from '#gateway/domain/session/session-cookies.ts'
import { isSameOrigin } from '#gateway/plugins/same-origin.ts'
import { bind } from '#gateway/route.ts'

/** A request from another site is one without a cookie. A dead session's cookies are taken away (AUTH-4). */
export const refreshTokenRoute = bind(refreshToken, async (_request, { gateway, cookies, header, setCookies }) => {
  const { live } = gateway.config
  const token = cookies[refreshCookieName(live)]
  const source = { site: header('sec-fetch-site'), origin: header('origin'), host: header('host') }
  const ownSite = isSameOrigin(gateway.config, source)
  if (token === undefined || token === '' || !ownSite) throw new DomainError('LOGIN_NEEDED')
  try {
    const { session, tokens } = await refreshSession(gateway, token)
    setCookies(sessionCookies(live, tokens))
    return session
  } catch (error) {
    if (error instanceof DomainError) setCookies(noCookies(live))
    throw error
  }
})
