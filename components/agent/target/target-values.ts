import Big from 'big.js'
import * as z from 'zod/mini'
import {
  AGENT_TARGETS,
  HIGHEST_AMOUNT,
  HIGHEST_PEOPLE,
  TARGET_AMOUNT_PATTERN,
  type AgentTarget,
  type AgentTargets,
  type TargetMonth,
} from '@fanfare/contract/agent/targets.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { readAmount } from '#lib/read-amount.ts'
import { amountOf, progressOf } from './target-progress.ts'

/** The values of the form as they were typed; an empty one is not a target. */
export type TargetValues = Record<AgentTarget, string>

/** Keys of a field's sentence below `agent.target`. */
export type TargetProblem = 'amount' | 'people' | 'high'

const WHOLE = /^\d+$/

/** The highest value of a field, as a decimal string. */
export const highestOf = (field: AgentTarget) => (field === 'firstTrades' ? String(HIGHEST_PEOPLE) : HIGHEST_AMOUNT)

function problemOf(field: AgentTarget, typed: string, locale: Locale): TargetProblem | null {
  if (typed.trim() === '') return null
  const value = readAmount(typed, locale)
  const isPeople = field === 'firstTrades'
  if (value === null || (isPeople && !WHOLE.test(value))) return isPeople ? 'people' : 'amount'
  if (new Big(value).gt(highestOf(field))) return 'high'
  return isPeople || TARGET_AMOUNT_PATTERN.test(value) ? null : 'amount'
}

/** The form's schema: the first problem of a field is its message. */
export const targetSchema = (locale: Locale) =>
  z.object({ rebate: z.string(), firstTrades: z.string(), volume: z.string() }).check(({ value, issues }) => {
    for (const field of AGENT_TARGETS) {
      const message = problemOf(field, value[field], locale)
      if (message !== null) issues.push({ code: 'custom', input: value, path: [field], message })
    }
  })

/** The call's body from values without a problem. */
export function targetsOf(values: TargetValues, locale: Locale) {
  const money = (typed: string) => {
    const amount = readAmount(typed, locale)
    return amount === null ? null : { amount, unit: 'USDT' as const }
  }
  const people = readAmount(values.firstTrades, locale)
  return {
    rebate: money(values.rebate),
    firstTrades: people === null ? null : Number(people),
    volume: money(values.volume),
  }
}

/** The present targets as the reader would type them. */
export function typedTargets(month: TargetMonth, locale: Locale): TargetValues {
  const typed = (field: AgentTarget) => {
    const { target } = month[field]
    return target === null ? '' : formatNumber(locale, amountOf(target))
  }
  return { rebate: typed('rebate'), firstTrades: typed('firstTrades'), volume: typed('volume') }
}

/** The changed targets that the month has already reached; the form asks before it saves them. */
export const reachedTargets = (targets: AgentTargets, month: TargetMonth): AgentTarget[] =>
  AGENT_TARGETS.filter((name) => {
    const [next, { target, reached }] = [targets[name], month[name]]
    if (next === null || (target !== null && new Big(amountOf(next)).eq(amountOf(target)))) return false
    return progressOf(next, reached).isReached
  })
