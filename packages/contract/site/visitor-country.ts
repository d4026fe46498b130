import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

/**
 * ISO 3166 country of the caller from the trusted header (contract §6), null when unknown. Reads nothing else, so that a page can
 * find out whether the region asks for consent (ANA-4).
 * @assumed the call
 */
export const visitorCountry = defineCall({
  name: 'visitorCountry',
  method: 'GET',
  path: '/v1/public/country',
  auth: 'public',
  source: 'extension',
  summary: 'The country that the caller is in, as far as the gateway knows it.',
  screens: ['SCR-1'],
  data: z.object({ country: z.nullable(z.string()) }),
})
