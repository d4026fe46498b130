'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Field } from '#components/ui/controls/field.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import type { SubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatPercent } from '@fanfare/languages/format.ts'
import { agentApi } from '#store/api/agent.ts'
import { Note } from '#components/ui/layout/layout.tsx'
import { shareRate } from '../code/code-values.ts'
import styles from '../code/new-code.module.css'

export interface RateFormProps {
  /** The campaign's. */
  id: string
  agent: Pick<SubAgent, 'subAgentId' | 'maskedName' | 'rates'>
  titleId: string
  onSaved: () => void
}

type Product = SubAgent['rates'][number]['product']
type Typed = Record<Product, string>

const percentOf = (rate: string): string => new Big(rate).times(100).toFixed()

/** A typed text that is no percentage, or one above the agent's own rate. */
export function rateProblem(typed: string, limit: string): 'invalid' | 'high' | null {
  const rate = shareRate(typed)
  if (rate === null) return 'invalid'
  return new Big(rate).gt(limit) ? 'high' : null
}

/** A percentage for each product, at most the agent's own rate, with what is left of that. */
export function RateForm({ id, agent, titleId, onSaved }: RateFormProps) {
  const t = useTranslations('agent')
  const locale = useLocale()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const { subAgentId, maskedName, rates } = agent
  const [typed, setTyped] = useState(
    () => Object.fromEntries(rates.map(({ product, rate }) => [product, percentOf(rate)])) as Typed,
  )
  const [isChecked, setChecked] = useState(false)
  const [save, { error, isLoading }] = agentApi.endpoints.saveSubAgentRate.useMutation()
  const percent = (rate: string) => formatPercent(locale, rate, { maxFraction: 2 })
  const submit = async () => {
    setChecked(true)
    if (rates.some(({ product, limit }) => rateProblem(typed[product], limit) !== null)) return
    const entries = rates.map(({ product }) => [product, shareRate(typed[product])])
    if (!(await save({ id, subAgentId, rates: Object.fromEntries(entries) as Typed })).data) return
    notify(t('sub.saved'), { modeType: 'success' })
    onSaved()
  }
  const messageOf = (product: Product, limit: string) => {
    const problem = rateProblem(typed[product], limit)
    if (problem !== null && (isChecked || problem === 'high'))
      return {
        tone: 'error' as const,
        text: problem === 'high' ? t('sub.error_high', { limit: percent(limit) }) : t('code.error_share_invalid'),
      }
    const left = new Big(limit).minus(shareRate(typed[product]) ?? 0).toFixed()
    return { tone: 'hint' as const, text: t('sub.hint', { limit: percent(limit), left: percent(left) }) }
  }
  return (
    <form
      noValidate
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2 id={titleId}>{t('sub.form_title', { name: isolateLtr(locale, maskedName) })}</h2>
      <Note top="6">{t('sub.form_lead')}</Note>
      <div className={styles.fields}>
        {rates.map(({ product, limit }) => (
          <Field
            key={product}
            form="sub-agent-rate"
            name={product.toLowerCase()}
            type="text"
            inputMode="decimal"
            label={t('sub.field', { product: t(`overview.product_${product.toLowerCase() as 'spot'}`) })}
            value={typed[product]}
            input={{
              onChange: async ({ target }: { target: HTMLInputElement }) =>
                setTyped((before) => ({ ...before, [product]: target.value })),
            }}
            message={messageOf(product, limit)}
          />
        ))}
      </div>
      {error !== undefined && (
        <Notice tone="error" role="alert" className={styles.refusal}>
          {errorText(error)}
        </Notice>
      )}
      <OnlineButton type="submit" size="lg" full busy={isLoading}>
        {t('sub.save')}
      </OnlineButton>
    </form>
  )
}
