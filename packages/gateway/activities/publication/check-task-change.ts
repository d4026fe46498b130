import { isDeepStrictEqual } from 'node:util'
import Big from 'big.js'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'

type Field = keyof TaskDefinition

/** A task in progress may not become harder or shorter. Each field has its allowed changes and the message for the others. */
const ALLOWED: readonly [Field, (before: TaskDefinition, after: TaskDefinition) => boolean, string][] = [
  ['type', same('type'), 'may not change'],
  ['period', same('period'), 'may not change'],
  ['reward', same('reward'), 'may not change'],
  ['asset', same('asset'), 'may not change'],
  ['target', (before, after) => isTargetNoHarder(before.target, after.target), 'may only become lower'],
  [
    'transferTarget',
    (before, after) => isNoHigher(before.transferTarget, after.transferTarget),
    'may only become lower',
  ],
  ['codes', (before, after) => hasEvery(before.codes, after.codes), 'may only become more'],
  ['friend', (before, after) => isFriendNoHarder(before.friend, after.friend), 'may only ask for less, and longer'],
  ['windowDays', (before, after) => isNoShorter(before.windowDays, after.windowDays), 'may only become more'],
  ['claimDays', (before, after) => isNoShorter(before.claimDays, after.claimDays), 'may only become more'],
]

/** ACT-9, for a task that users already work on. Both definitions are without undefined fields, as in the database. */
export const checkTaskChange = (before: TaskDefinition, after: TaskDefinition): { field: Field; message: string }[] =>
  ALLOWED.filter(([, isAllowed]) => !isAllowed(before, after)).map(([field, , rule]) => ({
    field,
    message: `${rule}: somebody already works on this task`,
  }))

function same(field: Field) {
  return (before: TaskDefinition, after: TaskDefinition): boolean => isDeepStrictEqual(before[field], after[field])
}

function isTargetNoHarder(before: TaskDefinition['target'], after: TaskDefinition['target']): boolean {
  if ('count' in before || 'count' in after) return 'count' in before && 'count' in after && after.count <= before.count
  return before.unit === after.unit && Big(after.amount).lte(before.amount)
}

/** undefined: no minimum. */
const isNoHigher = (before: string | undefined, after: string | undefined): boolean =>
  after === undefined || (before !== undefined && Big(after).lte(before))

/** undefined: no limit. */
const isNoShorter = (before: number | undefined, after: number | undefined): boolean =>
  after === undefined || (before !== undefined && after >= before)

function hasEvery(before: readonly string[] = [], after: readonly string[] = []): boolean {
  const codes = new Set(after.map((code) => code.toUpperCase()))
  return before.every((code) => codes.has(code.toUpperCase()))
}

function isFriendNoHarder(before: TaskDefinition['friend'], after: TaskDefinition['friend']): boolean {
  if (after === undefined) return true
  const { kyc, deposit, trade, days } = after
  if (!kyc && deposit === undefined && trade === undefined) return true
  if (before === undefined) return false
  return (
    (before.kyc || !kyc) &&
    isNoHigher(before.deposit, deposit) &&
    isNoHigher(before.trade, trade) &&
    isNoShorter(before.days, days)
  )
}
