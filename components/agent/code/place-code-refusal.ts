import { CODES } from '@fanfare/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'
import type { CodeField, CodeProblem } from './code-values.ts'

/** Where a refused code is explained: below its field, or above the button. */
export type CodeRefusal = { at: 'field'; field: CodeField; problem: CodeProblem } | { at: 'alert'; key: 'limit' | null }

const MALFORMED: Record<string, { field: CodeField; problem: CodeProblem }> = {
  givesBack: { field: 'share', problem: 'share_high' },
  label: { field: 'label', problem: 'label_long' },
  vipCode: { field: 'vipCode', problem: 'code_invalid' },
}

/** A taken code is 51051, the 51st code 51071, and 40000 names the field that it refuses (contract §1, §10). */
export function placeCodeRefusal(error: CallError): CodeRefusal {
  if (error.kind === 'contract') return { at: 'alert', key: null }
  if (error.code === CODES.ACCOUNT_EXISTS.code) return { at: 'field', field: 'vipCode', problem: 'code_taken' }
  if (error.code === CODES.LIMIT.code) return { at: 'alert', key: 'limit' }
  const path = error.data?.field ?? error.data?.issues?.[0]?.path ?? ''
  const place = error.code === CODES.MALFORMED.code ? MALFORMED[path.split('.').at(-1) ?? ''] : undefined
  return place ? { at: 'field', ...place } : { at: 'alert', key: null }
}
