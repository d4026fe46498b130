import * as z from 'zod/mini'
import {
  falseByDefault,
  filledText,
  flagSchema,
  objects,
  optionals,
  type Shape,
  textMatching,
  textUpTo,
  trimmedText,
} from '../fields.ts'
import { idSchema, KEBAB_PATTERN, optionalId } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, decimalSchema, instantSchema, rateSchema } from '../money.ts'

export const MARKETS = ['spot', 'futures', 'copy'] as const
export type Market = (typeof MARKETS)[number]
const marketSchema = z.enum(MARKETS)

/** The platform's names of assets, accounts, symbols and channels. @assumed their letters */
const wordSchema = textMatching(/^[A-Za-z0-9_./:-]{1,64}$/, 'must be 1 to 64 letters, digits or _./:-')

const quantitySchema = amountSchema.check(z.regex(/[1-9]/, 'must be above zero'))

/** Why the wallet could not pay. */
export const PAYOUT_CODES = [
  'ACCOUNT_CLOSED',
  'ACCOUNT_FROZEN',
  'KYC_NEEDED',
  'REGION',
  'LIMIT',
  'UNAVAILABLE',
  'UNKNOWN_USER',
  'INTERNAL',
] as const
export type PayoutCode = (typeof PAYOUT_CODES)[number]
/** The wallet's name of a transfer. */
export const payoutReferenceSchema = filledText(128)

export const flagReasonSchema = filledText(200)

/** Contract §7. @assumed the letters of an eventId, which only has to be unique */
const base = {
  eventId: textMatching(/^[A-Za-z0-9_.:-]{1,128}$/, 'must be 1 to 128 letters, digits or _.:-'),
  userId: idSchema,
  occurredAt: instantSchema,
}

const event = <Type extends string, Fields extends Shape>(type: Type, fields: Fields) =>
  z.object({ ...base, type: z.literal(type), ...fields })

/**
 * One fact of the platform (contract §7, §10). Amounts are decimal strings without sign; `pnl`, `roi30d` and `worstFall` may be
 * negative. `maker` says that the fill added liquidity and excludes nothing; `feeDiscount` and `feeCoupon` are the parts of `fee`
 * that were not paid in cash. The `userId` of `lead.stats` is the lead trader.
 * @assumed absent flags are false; `feeFromBonus` is the part of the fee that a bonus paid, or true for all of it; the ratios of
 * `lead.stats` are written as in `leadTraderSchema`, and its `nickname` is the public name of the lead trader; a `quantity` of
 * `reward.used` is above zero.
 */
export const platformEventSchema = z.discriminatedUnion('type', [
  event('user.registered', {
    inviteCode: z.optional(textUpTo(64)),
    channel: z.optional(wordSchema),
  }),
  event('kyc.passed', {}),
  event('deposit.confirmed', {
    asset: wordSchema,
    amount: amountSchema,
    usdtValue: amountSchema,
    channel: z.optional(wordSchema),
    firstEver: falseByDefault,
  }),
  event('withdrawal.confirmed', {
    asset: wordSchema,
    amount: amountSchema,
    usdtValue: amountSchema,
  }),
  event('transfer.completed', {
    from: wordSchema,
    to: wordSchema,
    usdtValue: amountSchema,
  }),
  event('trade.filled', {
    market: marketSchema,
    symbol: wordSchema,
    side: z.optional(wordSchema),
    usdtVolume: amountSchema,
    fee: z._default(amountSchema, '0'),
    feeFromBonus: z._default(z.union([amountSchema, flagSchema]), '0'),
    feeDiscount: z.optional(amountSchema),
    feeCoupon: z.optional(amountSchema),
    maker: falseByDefault,
    zeroFee: falseByDefault,
    leadTraderId: optionalId,
  }),
  event('position.closed', { market: marketSchema, pnl: decimalSchema }),
  event('holding.snapshot', { asset: wordSchema, usdtValue: amountSchema }),
  event('copy.followed', { traderId: idSchema, usdtValue: amountSchema }),
  event('copy.closed', {
    traderId: idSchema,
    orderId: idSchema,
    pnl: decimalSchema,
    automatic: flagSchema,
  }),
  event('lead.stats', {
    roi30d: decimalSchema,
    worstFall: decimalSchema,
    profitShare: rateSchema,
    followers: nonNegativeIntegerSchema,
    capacity: nonNegativeIntegerSchema,
    authentic: flagSchema,
    nickname: z.optional(trimmedText(40)),
  }),
  event('link.shared', { activityId: idSchema }),
  event('reward.used', { rewardId: idSchema, quantity: z.optional(quantitySchema) }),
  event('account.classified', { marketMaker: flagSchema }),
  /** All tags and the VIP tier of the account from its time on; the newest counts, ties by `eventId`. */
  event('account.tagged', {
    tags: z
      .array(z.string().check(z.regex(KEBAB_PATTERN, 'must be kebab-case'), z.maxLength(40)))
      .check(z.maxLength(100)),
    vipTier: z.optional(z.int().check(z.gte(0), z.lte(99))),
  }),
  event('user.flagged', {
    reason: flagReasonSchema,
    ...optionals({
      /** 0 to 100; evidence and other accounts are the platform's words, shown to staff as they came. */
      score: z.number().check(z.gte(0), z.lte(100)),
      evidence: objects({
        label: filledText(200),
        value: textUpTo(200),
      }).check(z.maxLength(20)),
      related: z.array(idSchema).check(z.maxLength(20)),
    }),
  }),
  /** Clears the flags of the user up to its time: of this reason, or all. */
  event('user.cleared', { reason: z.optional(flagReasonSchema) }),
  /** Takes back a wrong event of the same user, before or after that event arrives. */
  event('event.reversed', { reverses: base.eventId, reason: flagReasonSchema }),
  event('reward.paid', {
    payoutId: idSchema,
    reference: payoutReferenceSchema,
    /** In the unit of the payout; absent: the whole amount. */
    amount: z.optional(quantitySchema),
  }),
  event('reward.payout_failed', {
    payoutId: idSchema,
    code: z.enum(PAYOUT_CODES),
    message: z.optional(textUpTo(500)),
    /** false: it is requested again after a pause. */
    final: flagSchema,
    /** The attempt that failed; a failure of an earlier one is ignored. @assumed; absent: the present attempt */
    attempt: z.optional(nonNegativeIntegerSchema),
  }),
  event('reward.payout_returned', {
    payoutId: idSchema,
    reference: payoutReferenceSchema,
    code: z.enum(PAYOUT_CODES),
  }),
])
export type PlatformEvent = z.infer<typeof platformEventSchema>
/** Events of the wallet about payouts; no rule of an activity reads them. */
const WALLET_EVENTS = ['reward.paid', 'reward.payout_failed', 'reward.payout_returned'] as const
export type WalletEvent = PlatformEventOf<(typeof WALLET_EVENTS)[number]>
export const isWalletEvent = (event: PlatformEvent): event is WalletEvent =>
  WALLET_EVENTS.some((type) => type === event.type)

/** An event as the platform sends it: flags and fees may be left out. */
export type PlatformEventInput = z.input<typeof platformEventSchema>
export type PlatformEventType = PlatformEvent['type']
export type PlatformEventOf<Type extends PlatformEventType> = Extract<PlatformEvent, { type: Type }>

/** The types of events that `event.reversed` takes back. */
const REVERSIBLE_TYPES = [
  'deposit.confirmed',
  'withdrawal.confirmed',
  'transfer.completed',
  'trade.filled',
  'position.closed',
  'holding.snapshot',
  'copy.followed',
  'copy.closed',
  'link.shared',
  'kyc.passed',
] as const satisfies readonly PlatformEventType[]

/** For each type that cannot be reversed, what corrects such an event. */
const CORRECTED_BY: Record<Exclude<PlatformEventType, (typeof REVERSIBLE_TYPES)[number]>, string> = {
  'event.reversed': 'send the fact again under a new eventId',
  'user.registered': 'a registration is final',
  'account.classified': 'send account.classified with the other marketMaker',
  'account.tagged': 'send account.tagged with the right tags and a later occurredAt',
  'lead.stats': 'send lead.stats with the right figures and a later occurredAt',
  'reward.used': 'make it good by a grant',
  'user.flagged': 'send user.cleared',
  'user.cleared': 'send user.flagged',
  'reward.paid': 'send reward.payout_returned',
  'reward.payout_failed': 'send reward.paid once the wallet has paid',
  'reward.payout_returned': 'the money is back; retry the payout',
}

export const isReversible = (type: string) => REVERSIBLE_TYPES.some((one) => one === type)

/** Why events of a type cannot be reversed, with what to send instead; null if they can. */
export const irreversibleReason = (type: string) =>
  isReversible(type) ? null : `${type} cannot be reversed: ${CORRECTED_BY[type as keyof typeof CORRECTED_BY]}`

/** An event more than this far in the future is refused as FUTURE, in ms. */
export const EVENT_FUTURE_TOLERANCE_MS = 300_000
/** The most events in one call. */
export const EVENTS_MAXIMUM = 1000
