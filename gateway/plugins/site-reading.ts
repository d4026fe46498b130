import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { SITE_READING_HEADER } from '#lib/contract/site-reading.ts'

/** Whether the site itself reads, for a page of anybody; without a secret nobody is the site. */
export function isSiteReading({ headers }: Pick<FastifyRequest, 'headers'>, secret: string): boolean {
  const [wanted, given] = [Buffer.from(secret), Buffer.from(String(headers[SITE_READING_HEADER] ?? ''))]
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
}
