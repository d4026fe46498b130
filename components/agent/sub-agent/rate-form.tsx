import Big from 'big.js'
import { useForm, useWatch } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { messageOf } from '#components/ui/controls/field.tsx'
import type { SubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import { agentApi } from '#store/api/agent.ts'
import { rateProblem, shareRate } from '../code/code-values.ts'
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

/** A percentage for each product, at most the agent's own rate, with what is left of that. */
function RateForm({ id, agent, titleId, onDone }: RatedAgent & InDialog) {
  const { t, ltr, percent, product: nameOf } = useWords()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const { subAgentId, maskedName, rates } = agent
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: Object.fromEntries(rates.map(({ product, rate }) => [product, percentOf(rate)])) as Typed,
  })
  const typed = useWatch({ control })
  const [save, { error, isLoading }] = agentApi.useSaveSubAgentRateMutation()
  const submit = async (values: Typed) => {
    const entries = rates.map(({ product }) => [product, shareRate(values[product])])
    if (!(await save({ id, subAgentId, rates: Object.fromEntries(entries) as Typed })).data) return
    notify(t('agent.sub.saved'), { modeType: 'success' })
    onDone()
  }
  const fieldOf = ({ product, limit }: Rate) => {
    const value = typed[product] ?? ''
    const left = new Big(limit).minus(shareRate(value) ?? 0).toFixed()
    const texts = {
      high: t('agent.sub.error_high', { limit: percent(limit) }),
      invalid: t('agent.code.error_share_invalid'),
    }
    const textOf = (text: string) => {
      const problem = rateProblem(text, limit)
      return problem && texts[problem]
    }
    // A rate that is too high is named at once, a text that is no percentage after a press.
    const problem = rateProblem(value, limit) === 'high' ? texts.high : formState.errors[product]?.message
    return {
      name: product,
      label: t('agent.sub.field', { product: nameOf(product) }),
      inputMode: 'decimal' as const,
      input: register(product, { validate: textOf }),
      message: messageOf(problem, t('agent.sub.hint', { limit: percent(limit), left: percent(left) })),
    }
  }
  return (
    <DialogForm
      titleId={titleId}
      title={t('agent.sub.form_title', { name: ltr(maskedName) })}
      lead={t('agent.sub.form_lead')}
      name="sub-agent-rate"
      fields={rates.map(fieldOf)}
      refusal={error && errorText(error)}
      submit={t('agent.sub.save')}
      busy={isLoading}
      onSubmit={handleSubmit(submit)}
    />
  )
}

export const RateDialog = inDialog<RatedAgent>(RateForm)
