import type { RebateLine } from '#gateway/agents/db/agent-rebates.ts'
import { maskPerson } from '#gateway/util/mask-name.ts'
import type { REBATE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import type { Column } from './csv-parts.ts'
import { createLocalTime } from './local-time.ts'

interface Reading {
  timeZone: string
  /** The last paid day when the export began: later payments do not change the rows that follow. */
  settledThrough: string | null
  hasOffset?: boolean
}

type RebateColumns = { [Name in (typeof REBATE_COLUMNS)[number]]: Pick<Column<RebateLine>, 'text' | 'kind'> }

const text = (read: (line: RebateLine) => string) => ({ text: read, kind: 'text' as const })
const sum = (read: (line: RebateLine) => string) => ({ text: read, kind: 'sum' as const })

const statusOf = ({ rebate, settleDay }: RebateLine, settledThrough: string | null): string => {
  if (rebate === '0') return 'NONE'
  return settledThrough !== null && settleDay <= settledThrough ? 'SETTLED' : 'PENDING'
}

/** The same values as in the list (`describeRebate`). */
export function rebateColumns({ timeZone, settledThrough, hasOffset = true }: Reading): RebateColumns {
  const localTime = createLocalTime(timeZone, { hasOffset })
  return {
    at: text(({ at }) => localTime(at)),
    rebateId: text(({ lineId }) => String(lineId)),
    referralId: text(({ referralId }) => referralId ?? ''),
    invitee: text(maskPerson),
    source: text(({ source }) => source),
    vipCode: text(({ code }) => code),
    product: text(({ product }) => product),
    symbol: text(({ symbol }) => symbol),
    volume: sum(({ volume }) => volume),
    fee: sum(({ fee }) => fee),
    bonusFee: sum(({ deducted }) => deducted),
    paidFee: sum(({ paidFee }) => paidFee),
    deductions: text(({ deductions }) => deductions.map(({ kind, amount }) => `${kind} ${amount}`).join('; ')),
    rate: { text: ({ rate }) => rate, kind: 'number' },
    rebate: sum(({ rebate }) => rebate),
    isCapped: text(({ isCapped }) => String(isCapped)),
    reverses: text(({ reversedId }) => (reversedId === null ? '' : String(reversedId))),
    status: text((line) => statusOf(line, settledThrough)),
    reasonCode: text(({ kind, reason }) => (kind === 'CLAW_BACK' ? 'CLAW_BACK' : (reason ?? ''))),
    settleDay: text(({ settleDay }) => settleDay),
  }
}
