import * as z from 'zod/mini'
import { defineCall, type CallData } from '../define-call.ts'
import { activityIdQuery, idSchema } from '../identifiers.ts'
import { richTextSchema } from '../rich-text.ts'

/** @assumed the data: a text and a few facts as label and value, in the caller's language */
export const introduce = defineCall({
  name: 'introduce',
  method: 'GET',
  path: '/v1/activity/general/introduce',
  auth: 'public',
  source: 'spec',
  summary: 'The introduction of a general campaign.',
  screens: ['SCR-7'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: z.object({
    activityId: idSchema,
    title: z.string(),
    introduction: z._default(richTextSchema, []),
    facts: z._default(z.array(z.object({ label: z.string(), value: z.string() })), []),
  }),
})

export type Introduction = CallData<typeof introduce>
