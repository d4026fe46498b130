import * as z from 'zod'
import { kebab } from './amounts.ts'

export const audience = z.strictObject({
  /** Only accounts registered at most this many days before joining (NOT_NEW_USER). */
  newWithinDays: z.int().min(1).max(3650).optional(),
  /** Only accounts at least this old (ACCOUNT_AGE). */
  minimumAgeDays: z.int().min(1).max(3650).optional(),
  identityNeeded: z.boolean().default(false),
  /** ISO 3166 countries in which the activity is not offered (REGION). */
  regionsExcluded: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as "GB"')).default([]),
  /** Aliases of activities that one user cannot join besides this one, whichever of them comes first (51020). */
  notWith: z.array(kebab).max(10).default([]),
  /** The most users who may join (51071). */
  participantsMaximum: z.int().min(1).max(100_000_000).optional(),
})
