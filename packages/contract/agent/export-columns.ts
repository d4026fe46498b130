import * as z from 'zod/mini'

/**
 * @assumed the columns of the exports, in their usual order; the header row has these names, in no language. `fee` is the gross fee,
 * `paidFee` = `fee` − `bonusFee` is what the rate is of; a person has one `referralId` in all exports.
 */
export const REBATE_COLUMNS = [
  'at',
  'rebateId',
  'referralId',
  'invitee',
  'source',
  'vipCode',
  'product',
  'symbol',
  'volume',
  'fee',
  'bonusFee',
  'paidFee',
  'deductions',
  'rate',
  'rebate',
  'isCapped',
  'reverses',
  'status',
  'reasonCode',
  'settleDay',
] as const
export const REFERRAL_COLUMNS = [
  'referralId',
  'name',
  'note',
  'tag',
  'upline',
  'isAgent',
  'source',
  'vipCode',
  'registeredAt',
  'verifiedAt',
  'firstDepositAt',
  'firstTradeAt',
  'lastActiveAt',
  'volume',
  'netDeposit',
  'rebate',
  'lifetimeVolume',
  'balance',
  'givesBack',
  'status',
] as const
export const PERFORMANCE_COLUMNS = [
  'day',
  'registered',
  'verified',
  'firstDeposit',
  'firstTrade',
  'volume',
  'rebate',
  'complete',
] as const

/** Names with commas between them, each once: the columns of the file in this order; absent: all in their usual order. */
export const columnsSchema = (names: readonly string[]) =>
  z.optional(
    z.string().check(
      z.maxLength(400),
      z.refine((text) => text.split(',').every((name) => names.includes(name)), `must be of ${names.join(', ')}`),
      z.refine((text) => new Set(text.split(',')).size === text.split(',').length, 'must have each column once'),
    ),
  )
