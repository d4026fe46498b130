import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { messageOf } from '#components/ui/controls/field.tsx'
import { AGENT_TARGETS, type AgentTarget, type TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { agentApi } from '#store/api/agent.ts'
import type { CallError } from '#store/call-error.ts'
import { DialogForm, type InDialog, inDialog } from '../dialog-form.tsx'
import { useWords } from '../use-words.tsx'
import { TARGET_KEYS } from './target-progress.ts'
import {
  highestOf,
  reachedTargets,
  targetProblem,
  targetsOf,
  typedTargets,
  type TargetProblem,
  type TargetValues,
} from './target-values.ts'

/** 40000 names the field that it refuses (contract §1), such as `rebate.amount`; undefined for every other refusal. */
function refusedField(error: CallError) {
  if (error.kind === 'contract' || error.code !== CODES.MALFORMED.code) return undefined
  const path = error.data?.issues?.[0]?.path ?? ''
  return AGENT_TARGETS.find((name) => name === path.split('.')[0])
}

interface TargetsOfMonth {
  /** Of the campaign. */
  id: string
  month: TargetMonth
}

/** The three targets of every month; an empty field is not a target. */
export function TargetsForm({ id, month, titleId, onDone }: TargetsOfMonth & InDialog) {
  const { t, locale, money, number } = useWords()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const [send] = agentApi.useSaveAgentTargetsMutation()
  /** Targets that are reached already: only a second press saves them. */
  const [questioned, setQuestioned] = useState<AgentTarget[]>([])
  const { register, handleSubmit, formState, setError } = useForm({
    mode: 'onTouched',
    defaultValues: typedTargets(month, locale),
  })
  const { errors, isSubmitting } = formState
  const textOf = (field: AgentTarget, problem?: TargetProblem) => {
    const example = formatNumber(locale, problem === 'people' ? '25' : '1250.50', {
      minFraction: problem === 'amount' ? 2 : 0,
    })
    return problem && t(`agent.target.error_${problem}`, { example, limit: number(highestOf(field)) })
  }
  const save = async (values: TargetValues) => {
    const targets = targetsOf(values, locale)
    const reached = questioned.length > 0 ? [] : reachedTargets(targets, month)
    if (reached.length > 0) return setQuestioned(reached)
    const { data, error } = await send({ id, ...targets })
    if (data) {
      notify(t('agent.target.saved'), { modeType: 'success' })
      return onDone()
    }
    const field = refusedField(error as CallError)
    const message = field ? textOf(field, field === 'firstTrades' ? 'people' : 'amount') : errorText(error)
    setError(field ?? 'root', { message }, { shouldFocus: true })
  }
  const reachedText = (field: AgentTarget) => {
    const { reached } = month[field]
    return typeof reached === 'number' ? number(reached) : money(reached)
  }
  return (
    <DialogForm
      titleId={titleId}
      title={t('agent.target.form_title')}
      lead={t('agent.target.form_lead')}
      name="targets"
      fields={AGENT_TARGETS.map((name) => ({
        name,
        inputMode: 'decimal',
        autoComplete: 'off',
        label: t(`agent.target.field_${TARGET_KEYS[name]}`),
        input: register(name, { validate: (typed) => textOf(name, targetProblem(name, typed, locale)) }),
        message: messageOf(errors[name]?.message, t(`agent.target.hint_${TARGET_KEYS[name]}`)),
      }))}
      question={
        questioned.length > 0 && (
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
      refusal={errors.root?.message}
      submit={t(questioned.length > 0 ? 'agent.target.save_anyway' : 'agent.target.save')}
      busy={isSubmitting}
      onSubmit={handleSubmit(save)}
      onChange={() => setQuestioned([])}
    />
  )
}

export const TargetsDialog = inDialog<TargetsOfMonth>(TargetsForm)
