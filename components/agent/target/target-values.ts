import Big from 'big.js'
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

/** The highest value of a field, as a decimal string. */
export const highestOf = (field: AgentTarget) => (field === 'firstTrades' ? String(HIGHEST_PEOPLE) : HIGHEST_AMOUNT)

/** What is wrong with a typed target: the key of a sentence below `agent.target`. */
export function targetProblem(field: AgentTarget, typed: string, locale: Locale) {
  if (!typed.trim()) return undefined
  const value = readAmount(typed, locale)
  const isPeople = field === 'firstTrades'
  if (!value || (isPeople && !/^\d+$/.test(value))) return isPeople ? 'people' : 'amount'
  if (new Big(value).gt(highestOf(field))) return 'high'
  return isPeople || TARGET_AMOUNT_PATTERN.test(value) ? undefined : 'amount'
}

/** The call's body from typed values without a problem; an empty one is not a target. */
export function targetsOf(values: Record<AgentTarget, string>, locale: Locale) {
  const money = (typed: string) => {
    const amount = readAmount(typed, locale)
    return amount ? { amount, unit: 'USDT' as const } : null
  }
  const people = readAmount(values.firstTrades, locale)
  return {
    rebate: money(values.rebate),
    firstTrades: people ? Number(people) : null,
    volume: money(values.volume),
  }
}

/** The present targets as the reader would type them. */
export function typedTargets(month: TargetMonth, locale: Locale) {
  const typed = (field: AgentTarget) => {
    const { target } = month[field]
    return target ? formatNumber(locale, amountOf(target)) : ''
  }
  return { rebate: typed('rebate'), firstTrades: typed('firstTrades'), volume: typed('volume') }
}

/** The changed targets that the month has already reached; the form asks before it saves them. */
export const reachedTargets = (targets: AgentTargets, month: TargetMonth) =>
  AGENT_TARGETS.filter((name) => {
    const [next, { target, reached }] = [targets[name], month[name]]
    if (!next || (target && new Big(amountOf(next)).eq(amountOf(target)))) return false
    return progressOf(next, reached).isReached
  })
