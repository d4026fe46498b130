import Big from 'big.js'
import { useForm, useWatch } from 'react-hook-form'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import { CODES } from '@fanfare/contract/codes.ts'
import { agentApi } from '#store/api/agent.ts'
import { DialogForm, type InDialog } from '../dialog-form.tsx'
import type { Campaign } from '../agent-page.tsx'
import { useWords } from '../use-words.tsx'
import {
  CODE_FIELDS,
  codeBody,
  type CodeField,
  type CodeProblem,
  codeProblem,
  highestShare,
  NO_CODE,
  shareRate,
} from './code-values.ts'
import styles from './codes-card.module.css'

type Place = readonly [place: CodeField | 'root', problem: CodeProblem]

/** By the field that is refused, or by the code: one that is taken, and the 51st (contract §10). */
const REFUSED: Record<string, Place> = {
  givesBack: ['share', 'share_high'],
  label: ['label', 'label_long'],
  vipCode: ['code', 'code_invalid'],
  [CODES.ACCOUNT_EXISTS.code]: ['code', 'code_taken'],
  [CODES.LIMIT.code]: ['root', 'limit'],
}

interface NewCode {
  /** Of the campaign. */
  id: string
  rates: Campaign['rates']
}

/** Label, share for friends with what the agent keeps, and optionally a code that the agent chooses. */
export function NewCodeForm({ id, rates, ...dialog }: NewCode & InDialog) {
  const { t, percent, product: nameOf } = useWords()
  const [send] = agentApi.useCreateAgentCodeMutation()
  const highest = highestShare(rates)
  const limit = percent(highest)
  const form = useForm({ mode: 'onTouched', defaultValues: NO_CODE })
  const given = shareRate(useWatch({ control: form.control, name: 'share' }))
  const textOf = (problem?: CodeProblem) => problem && t(`agent.code.error_${problem}`, { limit })
  return (
    <DialogForm
      {...dialog}
      form={form}
      title={t('agent.code.new_title')}
      lead={t('agent.code.new_lead')}
      name="new-code"
      fields={CODE_FIELDS.map((name) => ({
        name,
        label: t(`agent.code.field_${name}`),
        hint: t(`agent.code.hint_${name}`, { limit }),
        validate: (text) => textOf(codeProblem(name, text, highest)),
        direction: name === 'label' ? 'auto' : 'ltr',
        inputMode: name === 'share' ? 'decimal' : undefined,
        // The agent's own rates after the share for friends, while the share is typed.
        below: name === 'share' && given && rates.every(({ rate }) => new Big(given).lte(rate)) && (
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
        ),
      }))}
      submit={t('agent.code.create')}
      send={(values) => send({ id, ...codeBody(values) })}
      done={({ vipCode }) => t('agent.code.created', { code: vipCode })}
      explain={(refused) => {
        const [place, problem] = REFUSED[refused] ?? []
        return place && [place, textOf(problem)]
      }}
    />
  )
}
