import { readFileSync } from 'node:fs'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod/mini'
import { positiveIntegerSchema } from '@fanfare/contract/integers.ts'
import { amountSchema } from '@fanfare/contract/money.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { VIEWERS } from '@fanfare/contract/staff/staff.ts'

const amounts = z.record(z.string(), amountSchema)
/** `live`: once the activity has begun. */
const when = z.enum(['always', 'live', 'never'])

const second = z.strictObject({
  publish: z._default(when, 'never'),
  resume: z._default(when, 'never'),
  reversal: z._default(when, 'always'),
  /** A unit without a figure always needs a second person. */
  grantAbove: z._default(amounts, { USDT: '20' }),
  reviewAbove: z._default(amounts, { USDT: '200' }),
  cancelAbove: z._default(amounts, { USDT: '100' }),
})

const grant = z.strictObject({
  each: z._default(amounts, { USDT: '50', FNF: '500' }),
  userMonth: z._default(amounts, { USDT: '100' }),
  actorDay: z._default(amounts, { USDT: '500' }),
})

const policySchema = z.strictObject({
  roles: z.optional(z.strictObject({ claim: z.string(), map: z.record(z.string(), z.array(z.enum(VIEWERS))) })),
  second: z.prefault(second, {}),
  grant: z.prefault(grant, {}),
  languages: z.prefault(
    z.strictObject({ required: z._default(z.union([z.literal('all'), z.array(z.enum(LOCALES))]), []) }),
    {},
  ),
  lookups: z.prefault(
    z.strictObject({
      perMinute: z._default(positiveIntegerSchema, 60),
      perDay: z._default(positiveIntegerSchema, 600),
    }),
    {},
  ),
  promises: z.prefault(
    z.strictObject({
      reviewHours: z._default(positiveIntegerSchema, 48),
      payoutHours: z._default(positiveIntegerSchema, 24),
    }),
    {},
  ),
  /** The own account of a member of the staff: no look, no decision, no grant on it. */
  self: z._default(z.record(z.string(), z.string()), {}),
})

/** OPS_POLICY_FILE (staff.md §2): what needs a second person, limits, promises. Changed by a deployment and never by a call. */
export type StaffPolicy = z.output<typeof policySchema>

/** Without a file one person may publish; money has the limits of staff.md's example. */
export const DEFAULT_POLICY: StaffPolicy = policySchema.parse({})

/** @throws Error with all faults of the file */
export function readStaffPolicy(path: string | undefined): StaffPolicy {
  if (path === undefined) return DEFAULT_POLICY
  const read = policySchema.safeParse(parseYaml(readFileSync(path, 'utf8')) ?? {})
  if (read.success) return read.data
  const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${path} cannot be used:\n${lines.join('\n')}`)
}
