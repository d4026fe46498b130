import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AGENT_TARGETS, type AgentTarget, type TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { agentApi } from '#store/api/agent.ts'
import { DialogForm, type InDialog } from '../dialog-form.tsx'
import { useWords } from '../use-words.tsx'
import { TARGET_KEYS } from './target-progress.ts'
import { highestOf, reachedTargets, targetProblem, targetsOf, typedTargets } from './target-values.ts'

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
