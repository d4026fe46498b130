'use client'

import { useEffect } from 'react'
import { CODES } from '@fanfare/contract/codes.ts'
import { askAgainTogether, type Outcome } from '#lib/http/ask-again.ts'
import { codeOf } from './call-error.ts'

/**
 * What the page knows about one question: the gateway's answer, or nothing. The parts are no optional fields, so that a reader has to
 * decide what is shown without an answer: a missing answer is never "no", 0 or an empty list.
 */
export type Answer<Data> =
  | { isKnown: true; data: Data; hasFailed: false; isLost: false }
  /**
   * `hasFailed`: the question was refused, or got no answer; otherwise the first one is on its way, or nothing was asked. `isLost`: it got
   * no answer, and is asked again.
   */
  | { isKnown: false; data: undefined; hasFailed: boolean; isLost: boolean }

/** The result of a query's hook. */
interface Reading<Data> {
  endpointName?: string | undefined
  originalArgs?: unknown
  currentData?: Data
  error?: unknown
  refetch: () => PromiseLike<{ error?: unknown }>
}

/** What a failure says about the question: nothing where there was no answer, or one that is not the gateway's. */
function outcomeOf(error: unknown): Outcome {
  if (error === undefined) return 'answered'
  const code = codeOf(error)
  if (code === CODES.TOO_FREQUENT.code) return 'busy'
  return code === null ? 'lost' : 'answered'
}

/**
 * The answer to a query. A question without an answer is asked again while a part that asks it is on the page
 * (`askAgain`); a refusal is not.
 */
export function useAnswer<Data>(reading: Reading<Data>): Answer<Data> {
  const { currentData, error, refetch, endpointName, originalArgs } = reading
  const isUnanswered = currentData === undefined && outcomeOf(error) !== 'answered'
  const key = endpointName && `${endpointName} ${JSON.stringify(originalArgs)}`
  useEffect(() => {
    if (!isUnanswered) return undefined
    const ask = async () => outcomeOf((await refetch()).error)
    return askAgainTogether(key ?? ask, ask)
  }, [isUnanswered, refetch, key])
  return currentData === undefined
    ? { isKnown: false, data: undefined, hasFailed: error !== undefined, isLost: isUnanswered }
    : { isKnown: true, data: currentData, hasFailed: false, isLost: false }
}
