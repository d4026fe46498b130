import type { FastifyInstance } from 'fastify'
import type { GatewayConfig } from '../config.ts'

const ALWAYS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}
const HSTS = 'max-age=63072000; includeSubDomains; preload'

/** Answers are data for one caller at one moment: no cache may store them, no browser may show them as a page. */
export function registerHeaders(app: FastifyInstance, config: GatewayConfig): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(ALWAYS).header('x-request-id', request.id)
    if (config.live) void reply.header('strict-transport-security', HSTS)
  })
}
