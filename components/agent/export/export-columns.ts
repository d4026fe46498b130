import type { REBATE_COLUMNS, REFERRAL_COLUMNS } from '#lib/contract/agent/export-columns.ts'

type Columns<Names extends readonly string[]> = Readonly<Record<string, readonly Names[number][]>>

/** The columns of the file for each column of a table. */
export const REBATE_FILE: Columns<typeof REBATE_COLUMNS> = {
  date: ['at', 'rebateId'],
  invitee: ['invitee'],
  source: ['source'],
  code: ['vipCode'],
  product: ['product', 'symbol'],
  volume: ['volume'],
  fee: ['fee', 'bonusFee', 'deductions'],
  rate: ['rate'],
  rebate: ['rebate', 'isCapped', 'reverses'],
  status: ['status', 'reasonCode', 'settleDay'],
}
export const REFERRAL_FILE: Columns<typeof REFERRAL_COLUMNS> = {
  person: ['referralId', 'name', 'note', 'tag', 'isAgent'],
  source: ['source'],
  code: ['vipCode'],
  upline: ['upline'],
  registered: ['registeredAt'],
  verified: ['verifiedAt'],
  firstDeposit: ['firstDepositAt'],
  firstTrade: ['firstTradeAt'],
  lastActive: ['lastActiveAt'],
  volume: ['volume', 'lifetimeVolume'],
  netDeposit: ['netDeposit'],
  balance: ['balance'],
  getsBack: ['givesBack'],
  status: ['status', 'rebate'],
}

/** `columns` of an export: names with commas between them. */
export const fileColumns = (file: Columns<readonly string[]>, shown: readonly string[]): string =>
  shown.flatMap((key) => file[key] ?? []).join(',')

/** The filter without pages and order, which a file does not have. */
export const withoutPaging = <Query extends { pageIndex?: unknown; pageSize?: unknown; sort?: unknown }>({
  pageIndex: _index,
  pageSize: _size,
  sort: _sort,
  ...query
}: Query): Omit<Query, 'pageIndex' | 'pageSize' | 'sort'> => query

/** `rebates-2026-10-22-to-2026-11-20.csv` */
export const fileName = (page: string, { from, to }: { from: string; to: string }): string =>
  `${page}-${from}-to-${to}.csv`
