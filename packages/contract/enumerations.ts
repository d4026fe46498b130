import * as z from 'zod/mini'
import { OTHER } from './other.ts'
import { textMatching } from './fields.ts'

export const REWARD_TYPES = [
  'GIFT_CASH',
  'DROP',
  'PLATFORM_TOKEN',
  'LOTTERY_COUNT',
  'FUTURES_COUPON',
  'PHYSICAL',
] as const
export const rewardTypeSchema = z.enum([...REWARD_TYPES, OTHER])

export const REWARD_KINDS = { ExperienceUSDT: 1, Token: 2, InKind: 3 } as const
export const rewardKindSchema = z.literal([...Object.values(REWARD_KINDS), OTHER])

export const TASK_STATUSES = ['PENDING', 'COMPLETED', 'GRANTED', 'UNSATISFIED'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const taskStatusSchema = z.enum(TASK_STATUSES)

export const TASK_TYPES = [
  'REGISTER_PASS',
  'KYC_PASS',
  'TRANSFER_AND_TRADING',
  'TRADING_VOLUME',
  'ANY_TRADING_VOLUME',
  'RECHARGE',
  'INVITE_FRIEND',
  'KOL_BIND',
  'SPOT_FIRST_RECHARGE',
  'SPOT_FIRST_TRADING',
  'SPOT_ANY_TRADING_VOLUME',
  'EARNINGS',
  'TOTAL_TRADING_VOLUME',
  'SPOT_TRADING_VOLUME',
  'SPOT_HOLDS',
  'SHARE_LINK',
  'APPOINT_CODE',
] as const
export type TaskType = (typeof TASK_TYPES)[number]
export const taskTypeSchema = z.enum([...TASK_TYPES, OTHER])

export const TASK_PERIODS = ['EVERYDAY', 'AFTER', 'DURING'] as const
export const taskPeriodSchema = z.enum(TASK_PERIODS)

/** The platform's five comparison operators are all read as this one (spec §3, ACT-6). */
export const OPERATOR = 'GREATER_EQUAL'
/** The five operators as the specification spells them. */
export const SPEC_OPERATORS = ['greater-equal', 'greater', 'less-equal', 'less', 'equal'] as const
/** The five as the platform's enumeration has them, and as the specification spells them. */
export const PLATFORM_OPERATORS = [OPERATOR, 'GREATER', 'LESS_EQUAL', 'LESS', 'EQUAL', ...SPEC_OPERATORS] as const
export const operatorSchema = z.pipe(
  z.enum(PLATFORM_OPERATORS),
  z.pipe(
    z.transform<(typeof PLATFORM_OPERATORS)[number], typeof OPERATOR>(() => OPERATOR),
    z.literal(OPERATOR),
  ),
)

/** Contract §10: the kinds of sources of a reward. */
export const SOURCE_KINDS = ['TASK', 'DRAW', 'RANK', 'TEAM', 'TIER', 'COVER', 'MANUAL'] as const
export const sourceKindSchema = z.enum([...SOURCE_KINDS, OTHER])

/** The reasons of contract §6 for a fact that does not count, a user who is not eligible, and a reward that waits. */
export const REASON_CODES = [
  'NOT_JOINED',
  'BEFORE_JOIN',
  'OUT_OF_WINDOW',
  'ZERO_FEE',
  'STABLE_PAIR',
  'INTERNAL_TRANSFER',
  'BONUS_FEE',
  'KYC_NEEDED',
  'REGION',
  'ACCOUNT_AGE',
  'NOT_NEW_USER',
  'NOT_IN_AUDIENCE',
  'MULTI_ACCOUNT',
  'MARKET_MAKER',
  'NOT_ENOUGH',
  'SOLD_OUT',
  'CLAIM_EXPIRED',
  'UNDER_REVIEW',
  'ON_HOLD',
  'ADDRESS_NEEDED',
  'RULES_BROKEN',
  'CORRECTED',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]
/** Accepts unknown reasons, because the platform may have more. */
export const reasonCodeSchema = textMatching(/^[A-Z][A-Z0-9_]{1,39}$/)

export const ACTIVITY_STATUSES = ['UPCOMING', 'ONGOING', 'ENDED'] as const
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number]
export const ACTIVITY_OUTCOMES = ['SETTLING', 'SETTLED', 'CANCELLED'] as const
export type ActivityOutcome = (typeof ACTIVITY_OUTCOMES)[number]

export const REWARD_STATES = ['REVIEW', 'HOLD', 'GRANTED', 'EXPIRED', 'USED', 'CANCELLED'] as const
export type RewardState = (typeof REWARD_STATES)[number]

export const TIMELINE_STEPS = [
  'EARNED',
  'REVIEW',
  'HOLD',
  'GRANTED',
  'PAID',
  'EXPIRING',
  'EXPIRED',
  'USED',
  'CANCELLED',
] as const
