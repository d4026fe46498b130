import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '@fanfare/contract/openapi.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import type { GatewayConfig } from '#gateway/config.ts'

/** The viewer styles its elements inline; it is read over plain HTTP too, so nothing is upgraded. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `/openapi.json` and, made from it, `/docs`. Neither passes through the site (contract §8). */
export async function registerDocs(app: FastifyInstance, { brandName, siteOrigin }: GatewayConfig) {
  let text: string | undefined
  // Written for its first reader, because it takes longer than the rest of a start.
  const written = () =>
    (text ??= JSON.stringify(openApiDocument({ title: `${brandName} gateway`, version: VERSION, server: siteOrigin })))
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(written()))
  // The plugin wants its own types of the document; as JSON and as YAML this object is the document.
  const specification = { toJSON: () => JSON.parse(written()) as unknown } as unknown as StaticDocumentSpec['document']
  await app.register(fastifySwagger, { mode: 'static', specification: { document: specification } })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    theme: { title: `${brandName} gateway` },
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false, supportedSubmitMethods: [] },
  })
}
