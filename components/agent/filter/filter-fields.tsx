'use client'

import { useTranslations } from 'next-intl'
import { AGENT_PRODUCTS, AGENT_SOURCES } from '@fanfare/contract/agent/agent.ts'
import { PAGE_FIELDS, type FilterField } from './agent-filter.ts'
import { AmountField } from './amount-field.tsx'
import { PeriodField } from './period-field.tsx'
import { SearchField } from './search-field.tsx'
import { SelectChip } from './select-chip.tsx'
import type { FilterState } from './use-agent-filter.ts'
import { useFilterWords } from './use-filter-words.ts'
import { ZoneField } from './zone-field.tsx'

/** The filters of a page, in the order of its address. */
export function FilterFields(state: FilterState) {
  const t = useTranslations('agent.filter')
  const words = useFilterWords()
  const { page, filter, campaign, change } = state
  const has = (field: FilterField) => PAGE_FIELDS[page].fields.includes(field)
  const all = t('all')
  return (
    <>
      <PeriodField {...state} />
      <ZoneField {...state} />
      {has('registered') && (
        <ChoiceChip
          label={t('registered')}
          all={t('registered_any')}
          value={filter.registered === 'any' ? undefined : filter.registered}
          choices={[{ value: 'window', label: t('registered_window') }]}
          onChoose={(registered) => change({ registered: registered ?? 'any' })}
        />
      )}
      {has('product') && (
        <ChoiceChip
          label={t('product')}
          all={all}
          value={filter.product}
          choices={AGENT_PRODUCTS.map((value) => ({ value, label: words.product(value) }))}
          onChoose={(product) => change({ product })}
        />
      )}
      <ChoiceChip
        label={t('source')}
        all={all}
        value={filter.source}
        choices={AGENT_SOURCES.map((value) => ({ value, label: words.source(value) }))}
        onChoose={(source) => change({ source })}
      />
      <ChoiceChip
        label={t('code')}
        all={all}
        value={filter.code}
        choices={campaign.codes.map(({ vipCode }) => ({ value: vipCode, label: vipCode }))}
        onChoose={(code) => change({ code })}
      />
      {page !== 'performance' && (
        <ChoiceChip
          label={t('status')}
          all={all}
          value={filter.status}
          choices={PAGE_FIELDS[page].statuses.map((value) => ({ value, label: words.status(page, value) }))}
          onChoose={(status) => change({ status })}
        />
      )}
      {has('verified') && (
        <ChoiceChip
          label={t('verified')}
          all={all}
          value={filter.verified}
          choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(`verified_${value}`) }))}
          onChoose={(verified) => change({ verified })}
        />
      )}
      {has('min') && <AmountField {...state} />}
      {has('search') && <SearchField {...state} />}
    </>
  )
}

interface ChoiceChipProps<Value extends string> {
  label: string
  /** The choice that does not narrow the rows. */
  all: string
  value: Value | undefined
  choices: readonly { value: Value; label: string }[]
  onChoose: (value: Value | undefined) => void
}

/** One of a few values, or all of them. */
function ChoiceChip<Value extends string>({ label, all, value, choices, onChoose }: ChoiceChipProps<Value>) {
  // A value of the address that the list does not have, such as the code of an agent below.
  const known = choices.some((choice) => choice.value === value)
  const shown = value !== undefined && !known ? [...choices, { value, label: value }] : choices
  return (
    <SelectChip
      label={label}
      value={value ?? ''}
      text={shown.find((choice) => choice.value === value)?.label ?? all}
      isSet={value !== undefined}
      onChoose={(chosen) => onChoose(shown.find((choice) => choice.value === chosen)?.value)}
    >
      <option value="">{all}</option>
      {shown.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectChip>
  )
}
