import Big from 'big.js'
import { useForm, useWatch } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { messageOf } from '#components/ui/controls/field.tsx'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import { CODES } from '@fanfare/contract/codes.ts'
import { agentApi } from '#store/api/agent.ts'
import { type CallError, codeOf } from '#store/call-error.ts'
import { DialogForm, type InDialog, inDialog } from '../dialog-form.tsx'
import type { Campaign } from '../use-campaign.ts'
import { useWords } from '../use-words.tsx'
import {
  codeBody,
  type CodeField,
  type CodeProblem,
  codeProblems,
  type CodeValues,
  highestShare,
  NO_CODE,
  shareRate,
} from './code-values.ts'
import styles from './codes-card.module.css'

type Place = readonly [field: CodeField, problem: CodeProblem]

const MALFORMED: Record<string, Place> = {
  givesBack: ['share', 'share_high'],
  label: ['label', 'label_long'],
  vipCode: ['vipCode', 'code_invalid'],
}

/** The refused field: 51051 is a taken code, and 40000 names its field (contract §1, §10). */
function placeOf(error: CallError): Place | undefined {
  if (error.kind === 'contract') return undefined
  if (error.code === CODES.ACCOUNT_EXISTS.code) return ['vipCode', 'code_taken']
  const path = error.data?.field ?? error.data?.issues?.[0]?.path ?? ''
  return error.code === CODES.MALFORMED.code ? MALFORMED[path.split('.').at(-1) ?? ''] : undefined
}

interface NewCode {
  /** Of the campaign. */
  id: string
  rates: Campaign['rates']
}

/** Label, share for friends with what the agent keeps, and optionally a code that the agent chooses. */
export function NewCodeForm({ id, rates, titleId, onDone }: NewCode & InDialog) {
  const { t, percent } = useWords()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const [send] = agentApi.useCreateAgentCodeMutation()
  const highest = highestShare(rates)
  const limit = percent(highest)
  const { register, handleSubmit, formState, setError, control } = useForm({
    mode: 'onTouched',
    defaultValues: NO_CODE,
  })
  const { errors, isSubmitting } = formState
  const share = useWatch({ control, name: 'share' })
  const textOf = (problem?: CodeProblem) => problem && t(`agent.code.error_${problem}`, { limit })
  const create = async (values: CodeValues) => {
    const { data, error } = await send({ id, ...codeBody(values) })
    if (data) {
      notify(t('agent.code.created', { code: data.vipCode }), { modeType: 'success' })
      return onDone()
    }
    const [field, problem] = placeOf(error as CallError) ?? []
    if (field) return setError(field, { message: textOf(problem) }, { shouldFocus: true })
    // The 51st code.
    const isLimit = codeOf(error) === CODES.LIMIT.code
    setError('root', { message: isLimit ? t('agent.code.error_limit') : errorText(error) })
  }
  const field = (name: CodeField, label: string, hint: string) => ({
    name,
    label,
    input: register(name, { validate: (_, values) => textOf(codeProblems(values, highest)[name]) }),
    message: messageOf(errors[name]?.message, hint),
  })
  return (
    <DialogForm
      titleId={titleId}
      title={t('agent.code.new_title')}
      lead={t('agent.code.new_lead')}
      name="new-code"
      fields={[
        { ...field('label', t('agent.code.field_label'), t('agent.code.hint_label')), direction: 'auto' },
        {
          ...field('share', t('agent.code.field_share'), t('agent.code.hint_share', { limit })),
          inputMode: 'decimal',
          below: <KeptRates share={share} rates={rates} />,
        },
        field('vipCode', t('agent.code.field_code'), t('agent.code.hint_code')),
      ]}
      refusal={errors.root?.message}
      submit={t('agent.code.create')}
      busy={isSubmitting}
      onSubmit={handleSubmit(create)}
    />
  )
}

export const NewCodeDialog = inDialog<NewCode>(NewCodeForm)

/** The agent's own rates after the share for friends, while the share is typed. */
function KeptRates({ share, rates }: { share: string; rates: Campaign['rates'] }) {
  const { t, percent, product: nameOf } = useWords()
  const given = shareRate(share)
  if (!given || rates.some(({ rate }) => new Big(given).gt(rate))) return null
  return (
    <Grid as="dl" columns={3} gap="8" className={styles.kept} aria-live="polite">
      {rates.map(({ product, rate }) => (
        <div key={product}>
          <Text as="dt" size="micro" weight="text" tone="secondary">
            {t('agent.code.keep', { product: nameOf(product) })}
          </Text>
          <Text as="dd" numeric className={styles.figure}>
            {percent(new Big(rate).minus(given).toFixed())}
          </Text>
        </div>
      ))}
    </Grid>
  )
}
