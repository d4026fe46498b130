import * as z from 'zod'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { SPEC_OPERATORS, TASK_PERIODS, TASK_TYPES } from '@fanfare/contract/enumerations.ts'
import { readSitePath } from '@fanfare/kernel/net/origin.ts'
import { findTarget, TARGETS } from '@fanfare/kernel/targets.ts'
import { didYouMean } from '@fanfare/kernel/edit-distance.ts'
import { amount, count, factMoney, kebab, unit } from './amounts.ts'
import { reward } from './reward.ts'

const APP_ROUTES = Object.values(TARGETS).map(({ appRoute }) => appRoute)

const WEB_URL = 'must be https:// or a path of the site'

const action = z.strictObject({
  /** A target of the app, with its parameters as a query. */
  appRoute: z
    .string()
    .max(200)
    .refine((route) => findTarget(route.split('?')[0] ?? '') !== undefined, {
      error: ({ input }) => `must be one of ${APP_ROUTES.join(', ')}${didYouMean(input, APP_ROUTES)}`,
    })
    .refine(
      (route) =>
        !findTarget(route.split('?')[0] ?? '')?.params?.includes('traderId') || /[?&]traderId=[\w-]/.test(route),
      {
        error: 'must name the trader: add ?traderId=, or leave the action out',
      },
    )
    .optional(),
  webUrl: z
    .string()
    .max(2048)
    .regex(/^(https:\/\/|\/(?![/\\]))/, { error: WEB_URL, abort: true })
    .refine((url) => !url.startsWith('/') || readSitePath(url) !== null, WEB_URL)
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

/** Fields that belong to one type or period, which may need them. */
const OWNED = [
  ['transferTarget', 'TRANSFER_AND_TRADING', true],
  ['codes', 'APPOINT_CODE', true],
  ['friend', 'INVITE_FRIEND', false],
  ['asset', 'SPOT_HOLDS', false],
  ['markets', 'EARNINGS', false],
  ['windowDays', 'AFTER', false],
] as const

export const task = z
  .strictObject({
    id: kebab,
    type: z.enum(TASK_TYPES),
    period: z.enum(TASK_PERIODS),
    /** All five are read as GREATER_EQUAL (ACT-6). */
    operator: z.enum(SPEC_OPERATORS).default('greater-equal'),
    target: z.union([factMoney, count]).default({ count: 1 }),
    /** TRANSFER_AND_TRADING: the sum of transfers spot→futures in USDT. */
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
    /** SPOT_HOLDS: the asset; the measure is the value of its snapshots in USDT. Absent: of any asset. */
    asset: unit.optional(),
    /** EARNINGS: the markets whose closed positions count. Absent: all. */
    markets: z.array(z.enum(MARKETS)).min(1).max(MARKETS.length).optional(),
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
  .superRefine((t, ctx) => {
    for (const [field, owner, isNeeded] of OWNED) {
      const isOwn = t.type === owner || t.period === owner
      if (t[field] === undefined ? !(isOwn && isNeeded) : isOwn) continue
      const message = `belongs to ${owner === 'AFTER' ? 'period ' : ''}${owner}${isNeeded ? ', which needs it' : ''}`
      ctx.addIssue({ code: 'custom', path: [field], message })
    }
  })

export type TaskDefinition = z.output<typeof task>
