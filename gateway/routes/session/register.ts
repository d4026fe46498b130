import { register } from '#lib/contract/session/register.ts'
import { registerUser } from '#gateway/domain/session/register-user.ts'
import { sessionCookies } from '#gateway/domain/session/session-cookies.ts'
import { bind } from '#gateway/route.ts'

export const registerRoute = bind(register, async ({ body }, { gateway, setCookies }) => {
  const { session, tokens } = await registerUser(gateway, body)
  setCookies(sessionCookies(gateway.config.live, tokens))
  return session
})
