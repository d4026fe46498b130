'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Field } from '#components/ui/controls/field.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
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
} from './code-values.ts'
import styles from './new-code.module.css'
import { useCreateCode } from './use-create-code.ts'

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
      <p className={styles.lead}>{t('new_lead')}</p>
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
    <dl className={styles.kept} aria-live="polite">
      {rates.map(({ product, rate }) => (
        <div key={product}>
          <dt>{t('code.keep', { product: t(`overview.product_${product.toLowerCase() as 'spot'}`) })}</dt>
          <dd>{formatPercent(locale, new Big(rate).minus(given).toFixed(), { maxFraction: 2 })}</dd>
        </div>
      ))}
    </dl>
  )
}
