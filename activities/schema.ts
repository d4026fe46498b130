import * as z from 'zod'
import { ACTIVITY_TYPE_NAMES } from '#lib/contract/activity-types.ts'
import { REWARD_KINDS, REWARD_TYPES, SPEC_OPERATORS, TASK_PERIODS, TASK_TYPES } from '#lib/contract/enumerations.ts'
import { KEBAB_PATTERN } from '#lib/contract/identifiers.ts'
import { AMOUNT_PATTERN, UNIT_PATTERN } from '#lib/contract/money.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { isTimeZone } from './time-zone.ts'

/**
 * The schema of activity files (ACT-9): definition, schedule, audience, tasks, rewards, budget and texts, in one document that
 * an operator writes and `PUT /ops/v1/activities/{alias}` publishes. An unknown field is an error.
 */
const kebab = z.string().max(64).regex(KEBAB_PATTERN, 'must be kebab-case')
const amount = z.string().regex(AMOUNT_PATTERN, 'must be a decimal string in quotes, without sign')
const unit = z.string().regex(UNIT_PATTERN, 'must be 1 to 12 of A-Z and 0-9')
const money = z.strictObject({ amount, unit })
const count = z.strictObject({ count: z.int().min(1).max(1_000_000) })

/** An instant or, for demonstrations, a day relative to publication in the activity's zone: `-10d 00:00`. */
const moment = z.union([
  z.iso.datetime({ offset: true }),
  z
    .string()
    .regex(/^[+-]\d{1,4}d \d{2}:\d{2}$/, 'must be an ISO instant, or days from publication such as "+20d 00:00"'),
])

const reward = z
  .strictObject({
    type: z.enum(REWARD_TYPES),
    kind: z.enum(Object.keys(REWARD_KINDS) as [keyof typeof REWARD_KINDS]),
    amount: z.union([money, count, z.strictObject({ item: kebab })]),
    /** How long the reward is held after the claim. */
    holdHours: z
      .int()
      .min(1)
      .max(24 * 90)
      .optional(),
    /** A granted reward expires this many days after the grant; absent: it does not expire. */
    expiresDays: z.int().min(1).max(365).optional(),
  })
  .refine((r) => (r.type === 'PHYSICAL') === 'item' in r.amount, {
    path: ['amount'],
    message: 'PHYSICAL takes { item }, the others do not',
  })
  .refine((r) => (r.type === 'LOTTERY_COUNT') === 'count' in r.amount, {
    path: ['amount'],
    message: 'LOTTERY_COUNT takes { count }, the others do not',
  })

const action = z.strictObject({
  appRoute: z.string().max(200).optional(),
  webUrl: z
    .string()
    .max(2048)
    .regex(/^(https:\/\/|\/(?![/\\]))/, 'must be https:// or a path of the site')
    .optional(),
})

const MEASURED_IN_MONEY = new Set([
  'TRADING_VOLUME',
  'SPOT_TRADING_VOLUME',
  'TOTAL_TRADING_VOLUME',
  'RECHARGE',
  'SPOT_FIRST_RECHARGE',
  'SPOT_FIRST_TRADING',
  'TRANSFER_AND_TRADING',
  'EARNINGS',
  'SPOT_HOLDS',
])

const task = z
  .strictObject({
    id: kebab,
    type: z.enum(TASK_TYPES),
    period: z.enum(TASK_PERIODS),
    /** All five are read as GREATER_EQUAL (ACT-6). */
    operator: z.enum(SPEC_OPERATORS).default('greater-equal'),
    target: z.union([money, count]).default({ count: 1 }),
    /** TRANSFER_AND_TRADING: the sum of transfers spot→futures, in the target's unit. */
    transferTarget: amount.optional(),
    /** APPOINT_CODE: the codes with which a user may register or bind. */
    codes: z
      .array(z.string().regex(/^[A-Za-z0-9]{4,16}$/))
      .min(1)
      .max(50)
      .optional(),
    /** INVITE_FRIEND: the conditions for an invited friend, in USDT, within `days` of registering. */
    friend: z
      .strictObject({
        kyc: z.boolean().default(false),
        deposit: amount.optional(),
        trade: amount.optional(),
        days: z.int().min(1).max(365).default(30),
      })
      .optional(),
    /** SPOT_HOLDS: the asset; the measure is the amount of its snapshots or, for a USDT target, their value in USDT. */
    asset: unit.optional(),
    windowDays: z.int().min(1).max(365).optional(),
    claimDays: z.int().min(1).max(365).default(7),
    /** A group of tasks, the `identifier` of `general/taskCompletions`. */
    group: kebab.optional(),
    reward,
    action: action.default({}),
  })
  .refine((t) => MEASURED_IN_MONEY.has(t.type) === 'amount' in t.target, {
    path: ['target'],
    message:
      'this task type is measured differently: money for volumes, deposits, earnings and holdings, a count for the rest',
  })
  .refine((t) => (t.type === 'TRANSFER_AND_TRADING') === (t.transferTarget !== undefined), {
    path: ['transferTarget'],
    message: 'belongs to TRANSFER_AND_TRADING, which needs it',
  })
  .refine((t) => (t.type === 'APPOINT_CODE') === (t.codes !== undefined), {
    path: ['codes'],
    message: 'belongs to APPOINT_CODE, which needs it',
  })
  .refine((t) => t.friend === undefined || t.type === 'INVITE_FRIEND', {
    path: ['friend'],
    message: 'belongs to INVITE_FRIEND',
  })
  .refine((t) => t.asset === undefined || t.type === 'SPOT_HOLDS', {
    path: ['asset'],
    message: 'belongs to SPOT_HOLDS',
  })
  .refine((t) => t.windowDays === undefined || t.period === 'AFTER', {
    path: ['windowDays'],
    message: 'belongs to period AFTER',
  })

const prize = z.strictObject({
  id: kebab,
  weight: z.int().min(1).max(1_000_000_000),
  stock: z.int().min(0).nullable(),
  fallback: kebab.nullable(),
  /** null is "no prize". */
  reward: reward.nullable(),
})

const textOfTask = z.strictObject({ title: z.string().min(1).max(120), description: z.string().max(300).optional() })

const texts = z.strictObject({
  title: z.string().min(1).max(80),
  subtitle: z.string().max(200).default(''),
  /** Markdown of a small subset: paragraphs, headings, lists, emphasis, links. */
  rules: z.string().min(1).max(20_000),
  faq: z
    .array(z.strictObject({ question: z.string().min(1).max(200), answer: z.string().min(1).max(4_000) }))
    .default([]),
  tasks: z.record(kebab, textOfTask).default({}),
  /** Names of physical items, prizes and tiers by their id. */
  labels: z.record(kebab, z.string().min(1).max(80)).default({}),
  consent: z.string().max(4_000).optional(),
  /** The introduction of a general campaign, Markdown. */
  introduction: z.string().max(8_000).optional(),
  /** Facts as label and value, shown with the introduction. */
  facts: z
    .array(z.strictObject({ label: z.string().min(1).max(60), value: z.string().min(1).max(200) }))
    .max(12)
    .default([]),
  /** The blocks of a landing page, in order. */
  sections: z
    .array(
      z.strictObject({
        key: kebab,
        heading: z.string().min(1).max(120),
        body: z.string().min(1).max(8_000),
        image: kebab.optional(),
      }),
    )
    .max(12)
    .default([]),
})

const tier = z
  .strictObject({
    id: kebab,
    reward,
    /** Ranks of a leaderboard, from 1, both included. */
    rankFrom: z.int().min(1).max(1_000_000).optional(),
    rankTo: z.int().min(1).max(1_000_000).optional(),
    /** The conditions of a deposit bonus. */
    netDeposit: money.optional(),
    volume: money.optional(),
  })
  .refine((t) => (t.rankFrom === undefined) === (t.rankTo === undefined) && (t.rankFrom ?? 0) <= (t.rankTo ?? 0), {
    path: ['rankTo'],
    message: 'and rankFrom go together, the lower one first',
  })

const audience = z.strictObject({
  /** Only accounts registered at most this many days before joining (NOT_NEW_USER). */
  newWithinDays: z.int().min(1).max(3650).optional(),
  /** Only accounts at least this old (ACCOUNT_AGE). */
  minimumAgeDays: z.int().min(1).max(3650).optional(),
  identityNeeded: z.boolean().default(false),
  /** ISO 3166 countries in which the activity is not offered (REGION). */
  regionsExcluded: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as "GB"')).default([]),
  /** The most users who may join (51071). */
  participantsMaximum: z.int().min(1).max(100_000_000).optional(),
})

const referencesHold = (
  file: { tasks: { id: string }[]; prizes: { id: string; fallback: string | null }[] },
  ctx: z.RefinementCtx,
) => {
  const unique = (list: { id: string }[], name: string) => {
    const seen = new Set<string>()
    list.forEach(({ id }, index) => {
      if (seen.has(id)) ctx.addIssue({ code: 'custom', path: [name, index, 'id'], message: 'is used twice' })
      seen.add(id)
    })
    return seen
  }
  unique(file.tasks, 'tasks')
  const prizes = unique(file.prizes, 'prizes')
  file.prizes.forEach(({ fallback }, index) => {
    if (fallback !== null && !prizes.has(fallback))
      ctx.addIssue({ code: 'custom', path: ['prizes', index, 'fallback'], message: 'names no prize of this file' })
  })
}

export const activityFileSchema = z
  .strictObject({
    alias: kebab,
    type: z.enum(ACTIVITY_TYPE_NAMES),
    /** `events` for a general campaign, `promo` for a non-productized page; absent: the page of its type. */
    page: z.enum(['events', 'promo']).optional(),
    /** The name of a drawn scene; absent: the scene of its type. */
    image: kebab.optional(),
    timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone'),
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
    audience: audience.default({ identityNeeded: false, regionsExcluded: [] }),
    tasks: z.array(task).max(50).default([]),
    prizes: z.array(prize).max(50).default([]),
    tiers: z.array(tier).max(20).default([]),
    /** A general campaign's win-back offer, for accounts without a trade for this many days. */
    winBack: z.strictObject({ pausedDays: z.int().min(1).max(3650) }).optional(),
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
  })
  .superRefine(referencesHold)

export type ActivityFile = z.output<typeof activityFileSchema>
export type ActivityFileInput = z.input<typeof activityFileSchema>
export type TaskDefinition = ActivityFile['tasks'][number]
export type RewardDefinition = TaskDefinition['reward']
export type ActivityTexts = z.output<typeof texts>

/** The ledger's asset of a reward, the unit of budget lines, accounts and entries. */
export const assetOf = (r: Pick<RewardDefinition, 'type' | 'amount'>): string =>
  `${r.type}:${'unit' in r.amount ? r.amount.unit : 'item' in r.amount ? r.amount.item : 'DRAW'}`
/** The unit of an asset: of money, the name of a physical item, or `DRAW`. */
export const unitOfAsset = (asset: string): string => asset.slice(asset.indexOf(':') + 1)
/** The quantity of a reward in its asset, as a decimal string. */
export const quantityOf = (r: Pick<RewardDefinition, 'amount'>): string =>
  'amount' in r.amount ? r.amount.amount : 'count' in r.amount ? String(r.amount.count) : '1'
