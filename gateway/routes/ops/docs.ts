import { readFileSync } from 'node:fs'
import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '#lib/contract/openapi.ts'
import type { GatewayConfig } from '#gateway/config.ts'

const PACKAGE = new URL('../../../package.json', import.meta.url)

/** `/openapi.json` and, made from it, `/docs`. Neither passes through the site (contract §8). */
export async function registerDocs(app: FastifyInstance, { brandName, siteOrigin }: GatewayConfig): Promise<void> {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const document = openApiDocument({ title: `${brandName} gateway`, version, server: siteOrigin })
  const text = JSON.stringify(document)
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  // The plugin wants its own types of the document, which JSON does not care about.
  const specification = JSON.parse(text) as StaticDocumentSpec['document']
  await app.register(fastifySwagger, { mode: 'static', specification: { document: specification } })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    theme: { title: `${brandName} gateway` },
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false, supportedSubmitMethods: [] },
  })
}
