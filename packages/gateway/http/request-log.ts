import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { pseudonymOf } from '../keys.ts'

/** The template of the route: the path itself may contain an id or worse. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown'

const TRACE = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The trace id of the site (W3C traceparent); undefined when absent or malformed. */
const traceOf = ({ headers }: FastifyRequest): string | undefined =>
  typeof headers.traceparent === 'string' ? TRACE.exec(headers.traceparent)?.[1] : undefined

/** Logs one line and observes one duration per request. */
export function registerRequestLog(app: FastifyInstance, gateway: GatewayContext): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    const { method, answerCode: code, callerId } = request
    gateway.metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    gateway.metrics.codes.inc({ route, code: code ?? 'none' })
    const user = callerId === null ? undefined : pseudonymOf(gateway.keys, callerId)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const trace = traceOf(request)
    gateway.log.info({ request: request.id, method, route, status: reply.statusCode, code, ms, user, trace }, 'request')
  })
}
