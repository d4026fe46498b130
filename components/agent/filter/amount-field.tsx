'use client'

import Big from 'big.js'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { FormRow, Grid, Text } from '#components/ui/layout/layout.tsx'
import { AMOUNT_PATTERN } from '@fanfare/contract/money.ts'
import { DropPanel } from './drop-panel.tsx'
import styles from './filter.module.css'
import type { FilterState } from './use-agent-filter.ts'
import { useFilterWords } from './use-filter-words.ts'

/** `12,50` counts as `12.50`; null for a text that is no amount. */
function readLimit(text: FormDataEntryValue | null): string | undefined | null {
  if (typeof text !== 'string') return undefined
  const plain = text.trim().replace(',', '.')
  if (plain === '') return undefined
  return AMOUNT_PATTERN.test(plain) && plain.length <= 24 ? plain : null
}

/** The rows from one amount to another: rebates, or the volume of referrals. */
export function AmountField({ page, filter, change }: FilterState) {
  const t = useTranslations('agent.filter')
  const words = useFilterWords()
  const name = t(page === 'referral' ? 'amount_volume' : 'amount_rebate')
  const { min, max } = filter
  return (
    <DropPanel
      isSet={min !== undefined || max !== undefined}
      summary={
        <>
          <span className={styles.name}>{name}</span>
          <Text as="span" weight="medium">
            {words.amounts(min, max)}
          </Text>
          <Icon icon="caret-down" size="sm" />
        </>
      }
    >
      <AmountForm key={`${min} ${max}`} name={name} min={min} max={max} onAmounts={change} />
    </DropPanel>
  )
}

interface AmountFormProps {
  name: string
  min: string | undefined
  max: string | undefined
  onAmounts: (amounts: { min: string | undefined; max: string | undefined }) => void
}

function AmountForm({ name, min, max, onAmounts }: AmountFormProps) {
  const t = useTranslations('agent.filter')
  const errorId = useId()
  const [isWrong, setWrong] = useState(false)
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const [from, to] = ['min', 'max'].map((field) => readLimit(data.get(field)))
    if (from === null || to === null || (from && to && new Big(from).gt(to))) return setWrong(true)
    setWrong(false)
    form.closest('details')?.removeAttribute('open')
    onAmounts({ min: from, max: to })
  }
  return (
    <Grid
      as="form"
      aria-label={name}
      columns={2}
      gap="12"
      className={styles.amounts}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      {(['min', 'max'] as const).map((field) => (
        <FormRow
          key={field}
          label={t(field)}
          name={field}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          defaultValue={field === 'min' ? min : max}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
        />
      ))}
      {isWrong && (
        <Text id={errorId} role="alert" size="note" tone="error" className={styles.wrong}>
          {t('amount_wrong')}
        </Text>
      )}
      <Button type="submit" size="sm" variant="outlined">
        {t('amount_apply')}
      </Button>
    </Grid>
  )
}
