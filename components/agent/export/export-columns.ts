import type { REBATE_COLUMNS, REFERRAL_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'

type Columns<Names extends readonly string[]> = Readonly<Record<string, readonly Names[number][]>>

/** The columns of the file for each column of a table: its value, the ids behind it, and what an open row says of it. */
export const REBATE_FILE: Columns<typeof REBATE_COLUMNS> = {
  date: ['at', 'rebateId'],
  invitee: ['referralId', 'invitee'],
  source: ['source'],
  code: ['vipCode'],
  product: ['product', 'symbol'],
  volume: ['volume'],
  fee: ['fee', 'deductions', 'bonusFee', 'paidFee'],
  rate: ['rate'],
  rebate: ['rebate', 'isCapped', 'reverses'],
  status: ['status', 'reasonCode', 'settleDay'],
}
export const REFERRAL_FILE: Columns<typeof REFERRAL_COLUMNS> = {
  person: ['referralId', 'name', 'isAgent', 'tag', 'note'],
  source: ['source'],
  code: ['vipCode'],
  upline: ['upline'],
  registered: ['registeredAt'],
  verified: ['verifiedAt'],
  firstDeposit: ['firstDepositAt'],
  firstTrade: ['firstTradeAt'],
  lastActive: ['lastActiveAt'],
  volume: ['volume'],
  lifetime: ['lifetimeVolume'],
  netDeposit: ['netDeposit'],
  balance: ['balance'],
  getsBack: ['givesBack'],
  earned: ['rebate'],
  status: ['status'],
}

/** `columns` of an export: names with commas between them. */
export const fileColumns = (file: Columns<readonly string[]>, shown: readonly string[]): string =>
  shown.flatMap((key) => file[key] ?? []).join(',')

/** The filter and the order, without pages, which a file does not have. */
export const withoutPaging = <Query extends { pageIndex?: unknown; pageSize?: unknown }>({
  pageIndex: _index,
  pageSize: _size,
  ...query
}: Query): Omit<Query, 'pageIndex' | 'pageSize'> => query

/** `rebates-2026-10-22-to-2026-11-20.csv` */
export const fileName = (page: string, { from, to }: { from: string; to: string }): string =>
  `${page}-${from}-to-${to}.csv`
