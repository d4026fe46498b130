import type { FastifyRequest } from 'fastify'
import { SITE_READING_HEADER } from '@fanfare/contract/site-reading.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'

/** Whether the site itself reads, for a page that all visitors share; never true without a secret. */
export const isSiteReading = ({ headers }: Pick<FastifyRequest, 'headers'>, secret: string): boolean =>
  isSameSecret(headers[SITE_READING_HEADER], secret)
