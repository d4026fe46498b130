import type { FailedDraw, Verdict } from './verify-draws.ts'

/** Why a log fails; the name of its sentence. */
export type FailureName = 'seed' | 'table' | 'number' | 'nonce' | 'rolled' | 'paid' | 'log'

export interface Failure {
  name: FailureName
  drawNo?: number
  /** Of a draw, in words: its number, what the log says and what the rules give. */
  slots: { number: string; recorded: string; expected: string }
}

/** The five checks by name: what passed, and what has to. Unknown without a verdict. */
export const checksOf = (verdict: Verdict | undefined, totalDraws: number) =>
  [
    ['seed', verdict?.seedMatches, true],
    ['table', verdict?.tableMatches, true],
    ['draws', verdict?.drawsRight, totalDraws],
    ['stock', verdict?.fallbacksRight, verdict?.fallbacks],
    ['log', verdict?.logMatches, true],
  ] as const

/** How values of the log are written. */
export interface FailureWords {
  drawNo: (drawNo: number) => string
  number: (count: number) => string
  prize: (prizeId: string | null) => string
}

function inWords({ fault }: FailedDraw, value: FailedDraw['recorded'], words: FailureWords) {
  if (typeof value !== 'number') return words.prize(value)
  return fault === 'NUMBER' ? words.drawNo(value) : words.number(value + 1)
}

/** The cause that explains most of the others; null for a log that is verified. */
export function firstFailure(verdict: Verdict, words: FailureWords): Failure | null {
  const { isVerified, seedMatches, tableMatches, failed } = verdict
  const whole = (name: FailureName): Failure => ({ name, slots: { number: '', recorded: '', expected: '' } })
  if (isVerified) return null
  if (!seedMatches) return whole('seed')
  if (!tableMatches) return whole('table')
  if (!failed) return whole('log')
  return {
    name: failed.fault.toLowerCase() as FailureName,
    drawNo: failed.drawNo,
    slots: {
      number: words.drawNo(failed.drawNo),
      recorded: inWords(failed, failed.recorded, words),
      expected: inWords(failed, failed.expected, words),
    },
  }
}
