import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { listOf, objects, orNull, textSchema } from '../fields.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { richTextSchema } from '../rich-text.ts'
import { ACTIVITY_SCREENS, SPEC_ACTIVITY } from '../spec-call.ts'
import { activityDetailSchema, myActivitySchema } from './activity.ts'

export const activityDetail = defineCall({
  ...SPEC_ACTIVITY,
  name: 'activityDetail',
  path: '/v1/activity/detail',
  auth: 'user',
  summary: 'One activity with what is mine in it.',
  screens: ACTIVITY_SCREENS,
  data: z.extend(activityDetailSchema, { my: myActivitySchema }),
})

/** @assumed the blocks of a landing page, in order. */
const promoSectionSchema = z.object({
  key: textSchema,
  heading: textSchema,
  body: richTextSchema,
  image: orNull(textSchema),
})
export type PromoSection = z.infer<typeof promoSectionSchema>

/** @assumed everything of a detail that a landing page can have, and its blocks. `image`: the name of a drawn scene. */
const landingPageSchema = z.extend(activityDetailSchema, {
  sections: listOf(promoSectionSchema),
})
export type LandingPage = z.infer<typeof landingPageSchema>

export const nonProductizedDetail = defineCall({
  ...SPEC_ACTIVITY,
  name: 'nonProductizedDetail',
  path: '/v1/activity/nonProductized/detail',
  auth: 'public',
  summary: 'A landing page that fits no other screen.',
  screens: ['SCR-8'],
  data: landingPageSchema,
})

export const noLoginDetail = defineCall({
  ...SPEC_ACTIVITY,
  name: 'noLoginDetail',
  path: '/v1/activity/noLoginDetail',
  auth: 'public',
  summary: 'One activity as everybody sees it.',
  screens: [...ACTIVITY_SCREENS, 'SCR-15'],
  data: activityDetailSchema,
})

const ID_OF_ALIAS = {
  ...SPEC_ACTIVITY,
  auth: 'public',
  query: z.object({ alias: aliasSchema }),
  data: z.object({ activityId: idSchema }),
} as const

export const getActivityId = defineCall({
  ...ID_OF_ALIAS,
  name: 'getActivityId',
  path: '/v1/activity/getActivityId',
  summary: 'The id behind an alias.',
  screens: ['SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6', 'SCR-8'],
})

export const generalGetActivityId = defineCall({
  ...ID_OF_ALIAS,
  name: 'generalGetActivityId',
  path: '/v1/activity/general/getActivityId',
  summary: 'The id behind an alias, for paths that contain /events.',
  screens: ['SCR-7'],
})

export const getAlias = defineCall({
  ...SPEC_ACTIVITY,
  name: 'getAlias',
  path: '/v1/activity/general/getAlias',
  auth: 'public',
  summary: 'The alias of an activity, for links.',
  screens: ['SCR-7'],
  data: { alias: aliasSchema },
})

export const getAliasList = defineCall({
  name: 'getAliasList',
  path: '/v1/activity/general/getAliasList',
  auth: 'public',
  source: 'spec',
  summary: 'Every alias with its id: what is prerendered and in the sitemap.',
  screens: ['SCR-7'],
  data: objects({ alias: aliasSchema, activityId: idSchema }),
})
