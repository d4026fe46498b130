'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useForm, type UseFormSetError } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Field } from '#components/ui/controls/field.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { agentApi } from '#store/api/agent.ts'
import type { CallError } from '#store/call-error.ts'
import { Note } from '#components/ui/layout/layout.tsx'
import { AGENT_TARGETS, type AgentTarget, type TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import styles from '../code/new-code.module.css'
import {
  highestOf,
  reachedTargets,
  targetSchema,
  targetsOf,
  typedTargets,
  type TargetProblem,
  type TargetValues,
} from './target-values.ts'

/** 40000 names the field that it refuses (contract §1), such as `rebate.amount`; undefined for every other refusal. */
function refusedField(error: CallError): AgentTarget | undefined {
  if (error.kind === 'contract' || error.code !== CODES.MALFORMED.code) return undefined
  const path = error.data?.issues?.[0]?.path ?? ''
  return AGENT_TARGETS.find((name) => name === path.split('.')[0])
}

/** Saves the targets. A refusal is shown below its field, else as `refusal` above the button. */
function useSaveTargets(id: string, setError: UseFormSetError<TargetValues>, onSaved: () => void) {
  const t = useTranslations('agent.target')
  const locale = useLocale()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const [send] = agentApi.endpoints.saveAgentTargets.useMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (values: TargetValues): Promise<void> => {
    setRefusal(null)
    const { data, error } = await send({ id, ...targetsOf(values, locale) })
    if (data) {
      notify(t('saved'), { modeType: 'success' })
      onSaved()
      return
    }
    const field = refusedField(error as CallError)
    const message = field === 'firstTrades' ? 'people' : 'amount'
    if (field) setError(field, { message }, { shouldFocus: true })
    else setRefusal(errorText(error))
  }
  return { save, refusal }
}

export interface TargetsFormProps {
  /** The campaign's. */
  id: string
  month: TargetMonth
  titleId: string
  onSaved: () => void
}

const KEYS = { rebate: 'rebate', firstTrades: 'first_trades', volume: 'volume' } as const

/** Targets that are reached already are saved only by a second press, after a question. */
function useReachedQuestion(month: TargetMonth) {
  const locale = useLocale()
  const [questioned, setQuestioned] = useState<AgentTarget[]>([])
  const ask = (values: TargetValues): boolean => {
    const reached = questioned.length > 0 ? [] : reachedTargets(targetsOf(values, locale), month)
    if (reached.length > 0) setQuestioned(reached)
    return reached.length > 0
  }
  return { questioned, ask, clear: () => setQuestioned([]) }
}

/** The three targets of every month; an empty field is no target. */
export function TargetsForm({ id, month, titleId, onSaved }: TargetsFormProps) {
  const t = useTranslations('agent.target')
  const locale = useLocale()
  const schema = useMemo(() => targetSchema(locale), [locale])
  const { register, handleSubmit, formState, setError } = useForm<TargetValues>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: typedTargets(month, locale),
  })
  const { save, refusal } = useSaveTargets(id, setError, onSaved)
  const { questioned, ask, clear } = useReachedQuestion(month)
  const send = async (values: TargetValues): Promise<void> => {
    if (!ask(values)) await save(values)
  }
  const messageOf = (field: AgentTarget) => {
    const problem = formState.errors[field]?.message as TargetProblem | undefined
    if (problem === undefined) return { tone: 'hint' as const, text: t(`hint_${KEYS[field]}`) }
    const example = problem === 'people' ? '25' : '1250.50'
    return {
      tone: 'error' as const,
      text: t(`error_${problem}`, {
        example: formatNumber(locale, example, { minFraction: problem === 'amount' ? 2 : 0 }),
        limit: formatNumber(locale, highestOf(field)),
      }),
    }
  }
  const reachedText = (field: AgentTarget) => {
    const { reached } = month[field]
    return typeof reached === 'number'
      ? formatNumber(locale, String(reached))
      : formatMoney(locale, reached, { isMoved: true })
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} onChange={clear} className={styles.body}>
      <h2 id={titleId}>{t('form_title')}</h2>
      <Note top="6">{t('form_lead')}</Note>
      <div className={styles.fields}>
        {AGENT_TARGETS.map((field) => (
          <Field
            key={field}
            form="targets"
            name={field}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            label={t(`field_${KEYS[field]}`)}
            input={register(field)}
            message={messageOf(field)}
          />
        ))}
      </div>
      {questioned.length > 0 && (
        <Notice tone="warning" role="alert" className={styles.refusal}>
          <p>{t('reached_already')}</p>
          <ul>
            {questioned.map((field) => (
              <li key={field}>{t('reached_value', { name: t(KEYS[field]), value: reachedText(field) })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="error" role="alert" className={styles.refusal}>
          {refusal}
        </Notice>
      )}
      <OnlineButton type="submit" size="lg" full busy={formState.isSubmitting}>
        {t(questioned.length > 0 ? 'save_anyway' : 'save')}
      </OnlineButton>
    </form>
  )
}
