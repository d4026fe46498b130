import * as z from 'zod/mini'
import { sitePathSchema } from '../navigation-target.ts'
import { defineCall } from '../define-call.ts'
import { languageTypeSchema } from '../language-type.ts'

/** For an empty field the page uses its own translation (PAGE-2). @assumed empty strings, `keywords` as one string */
export const metaDataSchema = z.object({
  title: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  image: z._default(z.string(), ''),
  keywords: z._default(z.string(), ''),
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
  screens: ['SCR-1', 'SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6', 'SCR-7', 'SCR-8', 'SCR-13', 'SCR-15'],
  body: z.object({
    path: sitePathSchema.check(z.maxLength(512)),
    languageType: languageTypeSchema,
  }),
  data: metaDataSchema,
})
