'use client'

import { useEffect } from 'react'
import { CODES } from '@fanfare/contract/codes.ts'
import { askAgain } from '#lib/http/ask-again.ts'
import { codeOf } from './call-error.ts'

/**
 * What the page knows about one question: the gateway's answer, or nothing. The parts are no optional fields, so that a reader has to
 * decide what is shown without an answer: a missing answer is never "no", 0 or an empty list.
 */
export type Answer<Data> =
  | { isKnown: true; data: Data; hasFailed: false }
  /** `hasFailed`: the question got no answer, and is asked again; otherwise the first one is on its way, or nothing was asked. */
  | { isKnown: false; data: undefined; hasFailed: boolean }

/** The result of a query's hook. */
interface Reading<Data> {
  currentData?: Data
  error?: unknown
  refetch: () => PromiseLike<{ error?: unknown }>
}

/** A failure that says nothing about the question: no answer at all, one that is not the gateway's, or 51023. */
const isLost = (error: unknown) => {
  const code = codeOf(error)
  return error !== undefined && (code === null || code === CODES.TOO_FREQUENT.code)
}

/**
 * The answer to a query. A question without an answer is asked again while the part that asks it is on the page
 * (`askAgain`); a refusal is not.
 */
export function useAnswer<Data>({ currentData, error, refetch }: Reading<Data>): Answer<Data> {
  const isUnanswered = currentData === undefined && isLost(error)
  useEffect(
    () => (isUnanswered ? askAgain(async () => !isLost((await refetch()).error)) : undefined),
    [isUnanswered, refetch],
  )
  return currentData === undefined
    ? { isKnown: false, data: undefined, hasFailed: error !== undefined }
    : { isKnown: true, data: currentData, hasFailed: false }
}
