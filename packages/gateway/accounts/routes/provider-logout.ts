import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PLAYER_LOGOUT_PATH } from '@fanfare/contract/session/player-sign-in.ts'
import { endSessionsOfProvider } from '#gateway/accounts/end-session.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { RateLimiter } from '#gateway/http/rate-limit.ts'
import { LogoutRefused } from '#gateway/oidc/logout-token.ts'
import { withRequestId } from '#gateway/util/request-scope.ts'

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
export function registerPlayerLogout(app: FastifyInstance, gateway: GatewayContext, limiter: RateLimiter) {
  const { playerProvider, config, log } = gateway
  if (playerProvider === null || config.players === null) return
  const { issuer } = config.players
  const { readLogout } = playerProvider

  async function logOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      await endSessionsOfProvider(gateway, issuer, await readLogout(readToken(request)))
      return reply.code(200).send()
    } catch (error) {
      const isRefused = error instanceof LogoutRefused
      const { message: reason } = error as Error
      if (isRefused) log.warn({ reason }, 'a logout of the provider was refused')
      else log.error({ err: error }, 'a logout of the provider failed')
      return reply.code(400).send({ error: isRefused ? 'invalid_request' : 'temporarily_unavailable' })
    }
  }

  app.post(PLAYER_LOGOUT_PATH, async (request, reply) => {
    limiter.byAddress(request, reply, null)
    await limiter.byCaller(request, reply, null, null)
    return withRequestId(request.id, () => logOut(request, reply))
  })
}
