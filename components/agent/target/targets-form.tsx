import Big from 'big.js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  AGENT_TARGETS,
  type AgentTarget,
  type AgentTargets,
  HIGHEST_AMOUNT,
  HIGHEST_PEOPLE,
  TARGET_AMOUNT_PATTERN,
  type TargetMonth,
} from '@fanfare/contract/agent/targets.ts'
import { readAmount } from '#lib/read-amount.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { agentApi } from '#store/api/agent.ts'
import { DialogForm, type InDialog } from '../dialog-form.tsx'
import { useWords } from '../use-words.tsx'
import { amountOf, progressOf, TARGET_KEYS } from './target-progress.ts'

interface TargetsOfMonth {
  /** Of the campaign. */
  id: string
  month: TargetMonth
}

/** The three targets of every month; an empty field is not a target. */
export function TargetsForm({ id, month, ...dialog }: TargetsOfMonth & InDialog) {
  const { t, locale, money, number } = useWords()
  const [send] = agentApi.useSaveAgentTargetsMutation()
  /** Targets that are reached already: only a second press saves them. */
  const [questioned, setQuestioned] = useState<AgentTarget[]>()
  const form = useForm({ mode: 'onTouched', defaultValues: typedTargets(month, locale) })
  const textOf = (field: AgentTarget, problem?: ReturnType<typeof targetProblem>) => {
    const example = formatNumber(locale, problem === 'people' ? '25' : '1250.50', {
      minFraction: problem === 'amount' ? 2 : 0,
    })
    return problem && t(`agent.target.error_${problem}`, { example, limit: number(highestOf(field)) })
  }
  const reachedText = (field: AgentTarget) => {
    const { reached } = month[field]
    return typeof reached === 'number' ? number(reached) : money(reached)
  }
  return (
    <DialogForm
      {...dialog}
      form={form}
      title={t('agent.target.form_title')}
      lead={t('agent.target.form_lead')}
      name="targets"
      fields={AGENT_TARGETS.map((name) => ({
        name,
        inputMode: 'decimal',
        autoComplete: 'off',
        label: t(`agent.target.field_${TARGET_KEYS[name]}`),
        hint: t(`agent.target.hint_${TARGET_KEYS[name]}`),
        validate: (typed) => textOf(name, targetProblem(name, typed, locale)),
      }))}
      question={
        questioned && (
          <>
            <p>{t('agent.target.reached_already')}</p>
            <ul>
              {questioned.map((field) => (
                <li key={field}>
                  {t('agent.target.reached_value', {
                    name: t(`agent.target.${TARGET_KEYS[field]}`),
                    value: reachedText(field),
                  })}
                </li>
              ))}
            </ul>
          </>
        )
      }
      submit={t(questioned ? 'agent.target.save_anyway' : 'agent.target.save')}
      send={async (values) => {
        const targets = targetsOf(values, locale)
        const reached = questioned ? [] : reachedTargets(targets, month)
        if (reached.length === 0) return send({ id, ...targets })
        setQuestioned(reached)
      }}
      done={() => t('agent.target.saved')}
      explain={(refused) => {
        const field = AGENT_TARGETS.find((name) => name === refused)
        return field && [field, textOf(field, field === 'firstTrades' ? 'people' : 'amount')]
      }}
      onChange={() => setQuestioned(undefined)}
    />
  )
}

/** The highest value of a field, as a decimal string. */
const highestOf = (field: AgentTarget) => (field === 'firstTrades' ? String(HIGHEST_PEOPLE) : HIGHEST_AMOUNT)

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
const reachedTargets = (targets: AgentTargets, month: TargetMonth) =>
  AGENT_TARGETS.filter((name) => {
    const [next, { target, reached }] = [targets[name], month[name]]
    if (!next || (target && new Big(amountOf(next)).eq(amountOf(target)))) return false
    return progressOf(next, reached).isReached
  })
