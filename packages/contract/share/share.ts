import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { emptyByDefault, orNull, textSchema, textUpTo } from '../fields.ts'
import { idSchema, optionalId } from '../identifiers.ts'
import { languageTypeSchema } from '../language-type.ts'
import { ACTIVITY_SCREENS, SPEC_POST } from '../spec-call.ts'

/**
 * Contract §4. `url` carries my invite code; `image` is a path under /static/images or an absolute address. `receipt` (additive) reports the
 * share of an activity by `activityShared`; null without an activity, and where the platform sees shares itself.
 */
const shareContentSchema = z.object({
  title: textSchema,
  text: textSchema,
  url: textSchema,
  image: emptyByDefault,
  vipCode: orNull(textSchema),
  receipt: orNull(textSchema),
})
export type ShareContent = z.infer<typeof shareContentSchema>

export const getUserShareContent = defineCall({
  ...SPEC_POST,
  name: 'getUserShareContent',
  path: '/v1/user/public/getUserShareContent',
  summary: 'What I share of an activity, or of the site.',
  screens: ['SCR-1', ...ACTIVITY_SCREENS],
  codes: ['NOT_FOUND'],
  body: z._default(z.object({ activityId: optionalId, languageType: languageTypeSchema }), {
    languageType: 0,
  }),
  data: shareContentSchema,
})

/** Additive to contract §4: the user has shared the activity. `receipt` is the one of `getUserShareContent`; it counts once. */
export const activityShared = defineCall({
  name: 'activityShared',
  method: 'POST',
  path: '/v1/activity/shared',
  auth: 'user',
  idempotent: true,
  summary: 'Reports that I have shared an activity, once for each receipt.',
  screens: ['SCR-1', ...ACTIVITY_SCREENS],
  codes: ['NOT_FOUND'],
  query: { activityId: idSchema },
  body: { receipt: textUpTo(512) },
  data: {},
})
