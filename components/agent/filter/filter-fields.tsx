'use client'

import { useTranslations } from 'next-intl'
import { useState, useEffect, useEffectEvent } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { DEBOUNCE_MS } from '#lib/http/debounce.ts'
import { AGENT_PRODUCTS, AGENT_SOURCES } from '@fanfare/contract/agent/agent.ts'
import { PAGE_FIELDS, type FilterField } from './agent-filter.ts'
import { AmountField } from './amount-field.tsx'
import styles from './filter.module.css'
import { PeriodField } from './period-field.tsx'
import { SelectChip } from './select-chip.tsx'
import type { FilterState } from './use-agent-filter.ts'
import { useFilterWords } from './use-filter-words.ts'

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

const COMMON = ['mine', 'UTC', 'campaign']
/** `Asia/Ho_Chi_Minh` as people write it. */
const plain = (zone: string): string => zone.replaceAll('_', ' ')

/** The zone in which days begin. The list of all zones is made when the reader reaches for it. */
function ZoneField({ filter, days, zones, change }: FilterState) {
  const t = useTranslations('agent.filter')
  const words = useFilterWords()
  const [all, setAll] = useState<readonly string[]>([])
  const { zone } = filter
  const isOther = !COMMON.includes(zone)
  const others = isOther && !all.includes(zone) ? [zone, ...all] : all
  return (
    <SelectChip
      label={t('zone')}
      value={zone}
      text={words.zone(days.timeZone)}
      isSet={zone !== 'mine'}
      onChoose={(chosen) => change({ zone: chosen })}
      onOpen={() => all.length === 0 && setAll(Intl.supportedValuesOf('timeZone'))}
    >
      <optgroup label={t('zone_common')}>
        <option value="mine">{t('zone_mine', { zone: words.zone(zones.mine) })}</option>
        <option value="UTC">UTC</option>
        <option value="campaign">{t('zone_campaign', { zone: words.zone(zones.campaign) })}</option>
      </optgroup>
      {others.length > 0 && (
        <optgroup label={t('zone_others')}>
          {others.map((name) => (
            <option key={name} value={name}>
              {plain(name)}
            </option>
          ))}
        </optgroup>
      )}
    </SelectChip>
  )
}

/** Searches 3 s after the last letter (API-4), and at once with Enter. */
function SearchField({ filter, change }: FilterState) {
  const t = useTranslations('agent.filter')
  const search = filter.search ?? ''
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  // The address was changed elsewhere, for example by Back.
  if (search !== known) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  const write = () => {
    const next = typed.trim()
    if (next !== search) change({ search: next === '' ? undefined : next })
  }
  const writeLate = useEffectEvent(write)
  useEffect(() => {
    const timer = setTimeout(() => writeLate(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        write()
      }}
    >
      <Icon icon="magnifying-glass" size="sm" />
      <input
        type="search"
        value={typed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
