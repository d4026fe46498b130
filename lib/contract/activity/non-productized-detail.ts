import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { richTextSchema } from '../rich-text.ts'
import { activitySummarySchema, consentSchema, faqSchema, pageStatusSchema } from './activity.ts'

/** @assumed the blocks of a landing page, in order. */
export const promoSectionSchema = z.object({
  key: z.string(),
  heading: z.string(),
  body: richTextSchema,
  image: z._default(z.nullable(z.string()), null),
})
export type PromoSection = z.infer<typeof promoSectionSchema>

export const nonProductizedDetail = defineCall({
  name: 'nonProductizedDetail',
  method: 'GET',
  path: '/v1/activity/nonProductized/detail',
  auth: 'public',
  source: 'spec',
  summary: 'A landing page that fits no other screen.',
  screens: ['SCR-8'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: z.extend(activitySummarySchema, {
    status: pageStatusSchema,
    timeZone: z.string(),
    regionsExcluded: z._default(z.array(z.string()), []),
    sections: z._default(z.array(promoSectionSchema), []),
    rules: z._default(richTextSchema, []),
    faq: z._default(faqSchema, []),
    consent: z._default(z.nullable(consentSchema), null),
  }),
})
