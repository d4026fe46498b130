'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useForm, useWatch, type UseFormSetError } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Field } from '#components/ui/controls/field.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { agentApi } from '#store/api/agent.ts'
import type { CallError } from '#store/call-error.ts'
import { Grid, Note } from '#components/ui/layout/layout.tsx'
import { CODES } from '@fanfare/contract/codes.ts'
import { formatPercent } from '@fanfare/languages/format.ts'
import type { Campaign } from '../use-campaign.ts'
import {
  codeSchema,
  highestShare,
  NO_CODE,
  shareRate,
  type CodeField,
  type CodeProblem,
  type CodeValues,
  codeBody,
} from './code-values.ts'
import styles from './new-code.module.css'

/** Creates a code. A refusal is shown below its field, else as `refusal` above the button. */
function useCreateCode(id: string, setError: UseFormSetError<CodeValues>, onCreated: () => void) {
  const t = useTranslations('agent.code')
  const errorText = useErrorText()
  const { notify } = useNotify()
  const [send] = agentApi.endpoints.createAgentCode.useMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const create = async (values: CodeValues): Promise<void> => {
    setRefusal(null)
    const { data, error } = await send({ id, ...codeBody(values) })
    if (data) {
      notify(t('created', { code: data.vipCode }), { modeType: 'success' })
      onCreated()
      return
    }
    const place = placeCodeRefusal(error as CallError)
    if (place.at === 'field') setError(place.field, { message: place.problem }, { shouldFocus: true })
    else setRefusal(place.key === null ? errorText(error) : t('error_limit'))
  }
  return { create, refusal }
}

/** Where a refused code is explained: below its field, or above the button. */
type CodeRefusal = { at: 'field'; field: CodeField; problem: CodeProblem } | { at: 'alert'; key: 'limit' | null }

const MALFORMED: Record<string, { field: CodeField; problem: CodeProblem }> = {
  givesBack: { field: 'share', problem: 'share_high' },
  label: { field: 'label', problem: 'label_long' },
  vipCode: { field: 'vipCode', problem: 'code_invalid' },
}

/** A taken code is 51051, the 51st code 51071, and 40000 names the field that it refuses (contract §1, §10). */
function placeCodeRefusal(error: CallError): CodeRefusal {
  if (error.kind === 'contract') return { at: 'alert', key: null }
  if (error.code === CODES.ACCOUNT_EXISTS.code) return { at: 'field', field: 'vipCode', problem: 'code_taken' }
  if (error.code === CODES.LIMIT.code) return { at: 'alert', key: 'limit' }
  const path = error.data?.field ?? error.data?.issues?.[0]?.path ?? ''
  const place = error.code === CODES.MALFORMED.code ? MALFORMED[path.split('.').at(-1) ?? ''] : undefined
  return place ? { at: 'field', ...place } : { at: 'alert', key: null }
}

export interface NewCodeFormProps {
  /** The campaign's. */
  id: string
  rates: Campaign['rates']
  titleId: string
  onCreated: () => void
}

/** Label, share for friends with what the agent keeps, and optionally a code of the agent's own choice. */
export function NewCodeForm({ id, rates, titleId, onCreated }: NewCodeFormProps) {
  const t = useTranslations('agent.code')
  const locale = useLocale()
  const highest = highestShare(rates)
  const schema = useMemo(() => codeSchema(highest), [highest])
  const { register, handleSubmit, formState, setError, control } = useForm<CodeValues>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: NO_CODE,
  })
  const share = useWatch({ control, name: 'share' })
  const { create, refusal } = useCreateCode(id, setError, onCreated)
  const limit = formatPercent(locale, highest, { maxFraction: 2 })
  const messageOf = (field: CodeField, hint: string) => {
    const problem = formState.errors[field]?.message as CodeProblem | undefined
    return problem === undefined
      ? { tone: 'hint' as const, text: hint }
      : { tone: 'error' as const, text: t(`error_${problem}`, { limit }) }
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(create)(event)} className={styles.body}>
      <h2 id={titleId}>{t('new_title')}</h2>
      <Note top="6">{t('new_lead')}</Note>
      <div className={styles.fields}>
        <Field
          form="new-code"
          name="label"
          type="text"
          direction="auto"
          label={t('field_label')}
          input={register('label')}
          message={messageOf('label', t('hint_label'))}
        />
        <Field
          form="new-code"
          name="share"
          type="text"
          inputMode="decimal"
          label={t('field_share')}
          input={register('share')}
          message={messageOf('share', t('hint_share', { limit }))}
          below={<KeptRates share={share} rates={rates} />}
        />
        <Field
          form="new-code"
          name="vipCode"
          type="text"
          label={t('field_code')}
          input={register('vipCode')}
          message={messageOf('vipCode', t('hint_code'))}
        />
      </div>
      {refusal !== null && (
        <Notice tone="error" role="alert" className={styles.refusal}>
          {refusal}
        </Notice>
      )}
      <OnlineButton type="submit" size="lg" full busy={formState.isSubmitting}>
        {t('create')}
      </OnlineButton>
    </form>
  )
}

/** The agent's own rates after the share for friends, while the share is typed. */
function KeptRates({ share, rates }: { share: string; rates: Campaign['rates'] }) {
  const t = useTranslations('agent')
  const locale = useLocale()
  const given = shareRate(share)
  if (given === null || rates.some(({ rate }) => new Big(given).gt(rate))) return null
  return (
    <Grid as="dl" columns={3} gap="8" className={styles.kept} aria-live="polite">
      {rates.map(({ product, rate }) => (
        <div key={product}>
          <dt>{t('code.keep', { product: t(`overview.product_${product.toLowerCase() as 'spot'}`) })}</dt>
          <dd>{formatPercent(locale, new Big(rate).minus(given).toFixed(), { maxFraction: 2 })}</dd>
        </div>
      ))}
    </Grid>
  )
}
