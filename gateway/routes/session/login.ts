import { login } from '#lib/contract/session/login.ts'
import { logIn } from '#gateway/domain/session/log-in.ts'
import { sessionCookies } from '#gateway/domain/session/session-cookies.ts'
import { bind } from '#gateway/route.ts'

export const loginRoute = bind(login, async ({ body }, { gateway, address, setCookies }) => {
  const { session, tokens } = await logIn(gateway, body, address)
  setCookies(sessionCookies(gateway.config.live, tokens))
  return session
})
