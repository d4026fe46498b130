import Big from 'big.js'
import { useForm, useWatch } from 'react-hook-form'
import type { SubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import { agentApi } from '#store/api/agent.ts'
import { rateProblem, shareRate } from '../code/code-values.ts'
import { DialogForm, type InDialog } from '../dialog-form.tsx'
import { useWords } from '../use-words.tsx'

interface RatedAgent {
  /** Of the campaign. */
  id: string
  agent: SubAgent
}

type Typed = Record<SubAgent['rates'][number]['product'], string>

const percentOf = (rate: string) => new Big(rate).times(100).toFixed()

/** A percentage for each product, at most the agent's own rate, with what is left of that. */
export function RateForm({ id, agent: { subAgentId, maskedName, rates }, ...dialog }: RatedAgent & InDialog) {
  const { t, ltr, percent, product: nameOf } = useWords()
  const form = useForm({
    defaultValues: Object.fromEntries(rates.map(({ product, rate }) => [product, percentOf(rate)])) as Typed,
  })
  const typed = useWatch({ control: form.control })
  const [save] = agentApi.useSaveSubAgentRateMutation()
  return (
    <DialogForm
      {...dialog}
      form={form}
      title={t('agent.sub.form_title', { name: ltr(maskedName) })}
      lead={t('agent.sub.form_lead')}
      name="sub-agent-rate"
      fields={rates.map(({ product, limit: most }) => {
        const value = typed[product] ?? ''
        const limit = percent(most)
        const left = percent(new Big(most).minus(shareRate(value) ?? 0).toFixed())
        const texts = { high: t('agent.sub.error_high', { limit }), invalid: t('agent.code.error_share_invalid') }
        return {
          name: product,
          label: t('agent.sub.field', { product: nameOf(product) }),
          inputMode: 'decimal',
          validate: (text) => {
            const problem = rateProblem(text, most)
            return problem && texts[problem]
          },
          // A rate that is too high is named at once, a text that is no percentage after a press.
          problem: rateProblem(value, most) === 'high' && texts.high,
          hint: t('agent.sub.hint', { limit, left }),
        }
      })}
      submit={t('agent.sub.save')}
      send={(values) => {
        const entries = rates.map(({ product }) => [product, shareRate(values[product])])
        return save({ id, subAgentId, rates: Object.fromEntries(entries) as Typed })
      }}
      done={() => t('agent.sub.saved')}
    />
  )
}
