'use client'

import Big from 'big.js'
import { useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { messageOf } from '#components/ui/controls/field.tsx'
import type { SubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import { agentApi } from '#store/api/agent.ts'
import { shareRate } from '../code/code-values.ts'
import { DialogForm, type InDialog, inDialog } from '../dialog-form.tsx'
import { useWords } from '../use-words.tsx'

interface RatedAgent {
  /** Of the campaign. */
  id: string
  agent: Pick<SubAgent, 'subAgentId' | 'maskedName' | 'rates'>
}

type Rate = SubAgent['rates'][number]
type Typed = Record<Rate['product'], string>

const percentOf = (rate: string) => new Big(rate).times(100).toFixed()

/** A typed text that is not a percentage, or one above the agent's own rate. */
export function rateProblem(typed: string, limit: string) {
  const rate = shareRate(typed)
  if (rate === null) return 'invalid'
  return new Big(rate).gt(limit) ? 'high' : null
}

/** A percentage for each product, at most the agent's own rate, with what is left of that. */
function RateForm({ id, agent, titleId, onDone }: RatedAgent & InDialog) {
  const { t, ltr, percent, product: nameOf } = useWords()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const { subAgentId, maskedName, rates } = agent
  const [typed, setTyped] = useState(
    () => Object.fromEntries(rates.map(({ product, rate }) => [product, percentOf(rate)])) as Typed,
  )
  const [isChecked, setChecked] = useState(false)
  const [save, { error, isLoading }] = agentApi.endpoints.saveSubAgentRate.useMutation()
  const submit = async () => {
    setChecked(true)
    if (rates.some(({ product, limit }) => rateProblem(typed[product], limit) !== null)) return
    const entries = rates.map(({ product }) => [product, shareRate(typed[product])])
    if (!(await save({ id, subAgentId, rates: Object.fromEntries(entries) as Typed })).data) return
    notify(t('agent.sub.saved'), { modeType: 'success' })
    onDone()
  }
  const fieldOf = ({ product, limit }: Rate) => {
    const value = typed[product]
    const problem = rateProblem(value, limit)
    const left = new Big(limit).minus(shareRate(value) ?? 0).toFixed()
    const sentence =
      problem === 'high'
        ? t('agent.sub.error_high', { limit: percent(limit) })
        : problem && isChecked && t('agent.code.error_share_invalid')
    return {
      name: product.toLowerCase(),
      label: t('agent.sub.field', { product: nameOf(product) }),
      inputMode: 'decimal' as const,
      value,
      input: {
        onChange: async ({ target }: { target: HTMLInputElement }) =>
          setTyped((before) => ({ ...before, [product]: target.value })),
      },
      message: messageOf(sentence || null, t('agent.sub.hint', { limit: percent(limit), left: percent(left) })),
    }
  }
  return (
    <DialogForm
      titleId={titleId}
      title={t('agent.sub.form_title', { name: ltr(maskedName) })}
      lead={t('agent.sub.form_lead')}
      name="sub-agent-rate"
      fields={rates.map(fieldOf)}
      refusal={error === undefined ? null : errorText(error)}
      submit={t('agent.sub.save')}
      busy={isLoading}
      onSubmit={submit}
    />
  )
}

export const RateDialog = inDialog<RatedAgent>(RateForm)
