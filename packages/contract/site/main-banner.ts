import * as z from 'zod/mini'
import { artSchema } from '../activity/activity.ts'
import { defineCall } from '../define-call.ts'
import { emptyByDefault, orNull, textSchema } from '../fields.ts'
import { idSchema, optionalId } from '../identifiers.ts'
import { navigationTargetSchema } from '../navigation-target.ts'

/** Contract §4. @assumed the optional `subtitle` and `activityId`, which the carousel shows if they are present */
export const bannerSchema = z.object({
  id: idSchema,
  image: textSchema,
  /** @assumed as in ActivitySummary */
  art: z.optional(artSchema),
  title: textSchema,
  subtitle: emptyByDefault,
  activityId: optionalId,
  link: orNull(navigationTargetSchema),
})
export type Banner = z.infer<typeof bannerSchema>

export const mainBanner = defineCall({
  name: 'mainBanner',
  method: 'POST',
  path: '/v1/mix/index/mainBanner',
  auth: 'public',
  idempotent: true,
  source: 'spec',
  summary: 'The banners of the promo home, in order.',
  screens: ['SCR-1'],
  data: { mainBannerList: z.array(bannerSchema) },
})
