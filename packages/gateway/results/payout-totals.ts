import { createHash } from 'node:crypto'
import Big from 'big.js'
import type { AssetTotals, SettlementReport } from '#gateway/db/tables/settlement-report.ts'

const NOTHING: AssetTotals = {
  reserved: { count: 0, quantity: '0' },
  granted: { count: 0, quantity: '0' },
  soldOut: { count: 0, quantity: '0' },
}

/** The report with these quantities added to one of its sums. */
export function addPayoutTotals(
  report: SettlementReport,
  sum: keyof AssetTotals,
  added: readonly { asset: string; quantity: string }[],
): SettlementReport {
  const assets = { ...report.assets }
  for (const { asset, quantity } of added) {
    const totals = assets[asset] ?? NOTHING
    const before = totals[sum]
    const after = { count: before.count + 1, quantity: new Big(before.quantity).plus(quantity).toFixed() }
    assets[asset] = { ...totals, [sum]: after }
  }
  return { ...report, assets }
}

/** Hashes one reward of a place into the digest of those before it: `SHA-256(digest ‖ "\n" ‖ line)`, both in UTF-8, as lower-case hex. */
export const appendDigest = (digest: string, line: string) =>
  createHash('sha256').update(`${digest}\n${line}`).digest('hex')
