import * as z from 'zod/mini'
import { ACTIVITY_SCREENS } from '../spec-call.ts'
import { defineCall } from '../define-call.ts'
import { emptyByDefault, nullableText } from '../fields.ts'
import { sitePathSchema } from '../navigation-target.ts'
import { languageTypeSchema } from '../language-type.ts'

/** For latency probing (NET-2): small, unsigned, without the database, `no-store`. */
export const health = defineCall({
  name: 'health',
  path: '/v1/if/health',
  auth: 'public',
  signed: false,
  source: 'spec',
  summary: 'Answers at once, for latency probing.',
  screens: ['SCR-1'],
  data: {},
})

/**
 * ISO 3166 country of the caller from the trusted header (contract §6), null when unknown. Reads nothing else, so that a page can
 * find out whether the region asks for consent (ANA-4).
 * @assumed the call
 */
export const visitorCountry = defineCall({
  name: 'visitorCountry',
  path: '/v1/public/country',
  auth: 'public',
  summary: 'The country that the caller is in, as far as the gateway knows it.',
  screens: ['SCR-1'],
  data: { country: nullableText },
})

/** For an empty field the page uses its own translation (PAGE-2). @assumed empty strings, `keywords` as one string */
const metaDataSchema = z.object({
  title: emptyByDefault,
  description: emptyByDefault,
  image: emptyByDefault,
  keywords: emptyByDefault,
})
export type MetaData = z.infer<typeof metaDataSchema>

export const getMetaData = defineCall({
  name: 'getMetaData',
  method: 'POST',
  path: '/api/v1/public/meta/getMetaData',
  auth: 'public',
  idempotent: true,
  source: 'spec',
  summary: 'Title, description and social card of a page; `path` carries no locale.',
  screens: ['SCR-1', ...ACTIVITY_SCREENS, 'SCR-8', 'SCR-13', 'SCR-15'],
  body: {
    path: sitePathSchema.check(z.maxLength(512)),
    languageType: languageTypeSchema,
  },
  data: metaDataSchema,
})
