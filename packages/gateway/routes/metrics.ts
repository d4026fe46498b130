import type { FastifyInstance } from 'fastify'
import type { GatewayContext } from '#gateway/context.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { isBearer } from '@fanfare/kernel/same-secret.ts'

/** `/metrics`: a bearer token when live, and always when one is set; live without one there is no such path. */
export function registerMetrics(app: FastifyInstance, gateway: GatewayContext) {
  app.get('/metrics', async (request, reply) => {
    const { live, metricsToken, former } = gateway.config
    if (live && metricsToken === null) throw new DomainError('NO_SUCH_PATH')
    const mayRead = metricsToken === null || isBearer(request.headers.authorization, metricsToken, former.metricsToken)
    if (!mayRead) throw new DomainError('BAD_SIGNATURE')
    const { registry } = gateway.metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
