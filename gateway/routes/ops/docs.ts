import type { FastifyInstance } from 'fastify'

export async function registerDocs(app: FastifyInstance): Promise<void> {
  await Promise.resolve(app)
}
