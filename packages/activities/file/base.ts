import * as z from 'zod'
import { REWARD_TYPES } from '@fanfare/contract/enumerations.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'
import { didYouMean } from '../faults/nearest.ts'
import { isTimeZone } from '../time-zone.ts'
import { amount, kebab, moment, money } from './amounts.ts'
import { audience } from './audience.ts'
import { airdrop, winBack } from './campaign.ts'
import { texts } from './texts.ts'

/** The fields of every activity file, whatever its type. */
export const BASE_FIELDS = {
  alias: kebab,
  /** `events` for a general campaign, `promo` for a non-productized page; absent: the page of its type. */
  page: z.enum(['events', 'promo']).optional(),
  /** The name of a drawn scene; absent: the scene of its type. */
  image: z.enum(SCENE_NAMES).optional(),
  timeZone: z.string().refine(isTimeZone, {
    error: ({ input }) =>
      `must be an IANA time zone${didYouMean(input, ['UTC', ...Intl.supportedValuesOf('timeZone')])}`,
  }),
  startTime: moment,
  endTime: moment,
  /** An activity that is not listed still opens by its URL. */
  listed: z.boolean().default(true),
  /** Set by an operator to call off the activity. */
  cancelled: z.boolean().default(false),
  /** Days after the end until the result is final; absent: no settlement. */
  settleDays: z.int().min(1).max(90).optional(),
  pool: money.nullable().default(null),
  dataDelaySeconds: z.int().min(0).max(86_400).default(2),
  consentVersion: z.string().max(20).optional(),
  audience: audience.prefault({}),
  winBack: winBack.optional(),
  airdrop: airdrop.optional(),
  /** The drawn scene of a landing page's section by the section's key. */
  sectionImages: z.record(kebab, z.enum(SCENE_NAMES)).optional(),
  /** One line for each reward type and unit; `limit` bounds the sum of reserved and granted rewards. */
  budget: z
    .array(
      z.strictObject({
        rewardType: z.enum(REWARD_TYPES),
        unit: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
        limit: amount,
      }),
    )
    .default([]),
  texts: z
    .partialRecord(z.enum(LOCALES as [string, ...string[]]), texts)
    .refine((t) => t.en !== undefined, { path: ['en'], message: 'is needed' }),
}
