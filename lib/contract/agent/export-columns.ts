import * as z from 'zod/mini'

/** @assumed the columns of the exports, in their order; the header row has these names, in no language. */
export const REBATE_COLUMNS = [
  'at',
  'rebateId',
  'invitee',
  'source',
  'vipCode',
  'product',
  'symbol',
  'volume',
  'fee',
  'bonusFee',
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

/** Names with commas between them, each once; absent: all. The file has them in the order of the list above. */
export const columnsSchema = (names: readonly string[]) =>
  z.optional(
    z.string().check(
      z.maxLength(400),
      z.refine((text) => text.split(',').every((name) => names.includes(name)), `must be of ${names.join(', ')}`),
      z.refine((text) => new Set(text.split(',')).size === text.split(',').length, 'must have each column once'),
    ),
  )
