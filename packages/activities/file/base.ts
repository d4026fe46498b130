import * as z from 'zod'
import { PICTURE_SIDES } from '@fanfare/contract/activity/picture.ts'
import { REWARD_TYPES } from '@fanfare/contract/enumerations.ts'
import { KEBAB_PATTERN } from '@fanfare/contract/identifiers.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { countryFault, isCountry } from '@fanfare/kernel/countries.ts'
import { didYouMean } from '@fanfare/kernel/edit-distance.ts'
import { isTimeZone } from '../time-zone.ts'
import { amount, kebab, moment, money } from './amounts.ts'
import { airdrop, winBack } from './campaign.ts'
import { texts } from './texts.ts'

const tags = z.array(z.string().max(40).regex(KEBAB_PATTERN, 'must be kebab-case')).min(1).max(20).optional()

const audience = z.strictObject({
  /** Only accounts registered at most this many days before joining (NOT_NEW_USER). */
  newWithinDays: z.int().min(1).max(3650).optional(),
  /** Only accounts at least this old (ACCOUNT_AGE). */
  minimumAgeDays: z.int().min(1).max(3650).optional(),
  identityNeeded: z.boolean().default(false),
  /** ISO 3166 countries in which the activity is not offered (REGION). */
  regionsExcluded: z
    .array(
      z
        .string()
        .regex(/^[A-Z]{2}$/, { error: ({ input }) => countryFault(input), abort: true })
        .refine(isCountry, { error: ({ input }) => countryFault(input) }),
    )
    .default([]),
  /** Aliases of activities that a user cannot join together with this one, whichever comes first (51020). */
  notWith: z.array(kebab).max(10).default([]),
  /** The most users who may join (51071). */
  participantsMaximum: z.int().min(1).max(100_000_000).optional(),
  /** Only accounts of these VIP tiers, both inclusive (NOT_IN_AUDIENCE, as all fields below). */
  vipTiers: z
    .strictObject({ from: z.int().min(0).max(99), to: z.int().min(0).max(99) })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be below from' })
    .optional(),
  /** Only accounts to which the platform has given one of these tags. */
  tagsAny: tags,
  /** Only accounts to which the platform has given none of these tags. */
  tagsNone: tags,
  /** Only users of this uploaded list, in the version that was the newest at the publication. */
  list: kebab.optional(),
  /** This part of the users is left out, so that the report can compare both groups. */
  holdout: z.strictObject({ percent: z.int().min(1).max(50) }).optional(),
})

const picture = z
  .string()
  .max(2000)
  .regex(
    /^(?:picture:[0-9a-f]{40}|https:\/\/[^\s@]+|(?!.*\.\.)[\w-][\w./-]*\.(?:png|jpe?g|webp|avif))$/i,
    'must be a PNG, JPEG, WebP or AVIF file beside this one, an https address, or a picture that was uploaded',
  )

/** Pictures of the operator instead of a scene. */
const art = z.strictObject({
  light: picture,
  /** For the dark theme; absent: the light one in both. */
  dark: picture.optional(),
  /** The side without a figure, where pages cut first. */
  safe: z.enum(PICTURE_SIDES).default('left'),
})

export type ActivityArt = z.output<typeof art>

/** The fields of every activity file, whatever its type. */
export const BASE_FIELDS = {
  alias: kebab,
  /** `events` for a general campaign, `promo` for a non-productized page; absent: the page of its type. */
  page: z.enum(['events', 'promo']).optional(),
  /** The name of a drawn scene; absent: the scene of its type. */
  image: z.enum(SCENE_NAMES).optional(),
  art: art.optional(),
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
