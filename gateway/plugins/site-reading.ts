import type { FastifyRequest } from 'fastify'
import { SITE_READING_HEADER } from '#lib/contract/site-reading.ts'
import { isSameSecret } from '#lib/same-secret.ts'

/** Whether the site itself reads, for a page of anybody; without a secret nobody is the site. */
export const isSiteReading = ({ headers }: Pick<FastifyRequest, 'headers'>, secret: string): boolean =>
  isSameSecret(headers[SITE_READING_HEADER], secret)
