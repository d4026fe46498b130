import Big from 'big.js'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { lazyOpened } from '#components/providers/lazy-opened.tsx'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { FormRow, Grid, Text } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { debounce } from '#lib/http/debounce.ts'
import { useWords } from '../use-words.tsx'
import { type FilterState, PAGE_FIELDS, useChoices, limitSchema } from './agent-filter.ts'
import { ChipWords, DropPanel, onSend, SelectChip, textOf } from './controls.tsx'
import styles from './filter.module.css'
import { type Days, DEFAULT_PERIOD, type Period, PERIODS } from './filter-days.ts'

/** The filters of a page, in the order of its address. */
export function FilterFields(state: FilterState) {
  const { fields } = PAGE_FIELDS[state.page]
  return (
    <>
      <PeriodField {...state} />
      <ZoneField {...state} />
      {useChoices(state).map(({ field, value, ...choice }) => (
        <SelectChip key={field} {...choice} value={value} unset="" onChoose={(chosen) => state.choose(field, chosen)} />
      ))}
      {fields.includes('min') && <AmountField {...state} />}
      {fields.includes('search') && <SearchField {...state} />}
    </>
  )
}

const Calendar = lazyOpened(async () => (await import('./day-calendar.tsx')).DayCalendar)

/** The days by name, or two days of the reader's own, chosen in a calendar that loads when its panel opens (decision 0014). */
export function PeriodField({ filter: { period }, days, change }: FilterState) {
  const { t, days: daysText } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCustom = period === 'custom'
  const choose = (next: Period) => {
    setOpen(next === 'custom')
    // Custom days start as the days shown.
    const { from, to }: Partial<Days> = next === 'custom' ? days : {}
    change({ period: next, from, to })
  }
  const chooseDays = (next: Days) => {
    setOpen(false)
    box.current?.closest('details')?.querySelector('summary')?.focus()
    change(next)
  }
  return (
    <>
      <SelectChip
        label={t('agent.filter.period')}
        icon="calendar-blank"
        value={period}
        choices={PERIODS.map((name) => [name, t(`agent.filter.period_${name}`)])}
        note={isCustom ? undefined : daysText(days)}
        unset={DEFAULT_PERIOD}
        onChoose={choose}
      />
      {isCustom && (
        <DropPanel
          isSet
          look="roomy"
          isOpen={isOpen}
          onToggle={setOpen}
          summary={<ChipWords label={t('agent.filter.custom_days')} text={daysText(days)} />}
        >
          <div ref={box} className={styles.calendar}>
            {isOpen && <Calendar.Opened days={days} onDays={chooseDays} />}
          </div>
        </DropPanel>
      )}
    </>
  )
}

const COMMON = ['mine', 'UTC', 'campaign']

/** The zone in which days begin. The list of all zones is made on the first focus or hover. */
function ZoneField({ filter: { zone }, days, zones, change }: FilterState) {
  const { t, zone: nameOf } = useWords()
  const [all, setAll] = useState<readonly string[]>([])
  const others = COMMON.includes(zone) || all.includes(zone) ? all : [zone, ...all]
  return (
    <SelectChip
      label={t('agent.filter.zone')}
      value={zone}
      text={nameOf(days.timeZone)}
      unset="mine"
      onChoose={(chosen) => change({ zone: chosen })}
      onOpen={() => all.length === 0 && setAll(Intl.supportedValuesOf('timeZone'))}
    >
      <optgroup label={t('agent.filter.zone_common')}>
        <option value="mine">{t('agent.filter.zone_mine', { zone: nameOf(zones.mine) })}</option>
        <option value="UTC">UTC</option>
        <option value="campaign">{t('agent.filter.zone_campaign', { zone: nameOf(zones.campaign) })}</option>
      </optgroup>
      {others.length > 0 && (
        <optgroup label={t('agent.filter.zone_others')}>
          {others.map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      )}
    </SelectChip>
  )
}

/** `12,50` counts as `12.50`; null for a text that is not an amount. */
function readLimit(text: string) {
  const amount = text.replace(',', '.')
  return amount ? (limitSchema.safeParse(amount).data ?? null) : undefined
}

/** Limits of the amount: the rebate, or the referrals' volume. */
function AmountField({ page, filter: { min, max }, change }: FilterState) {
  const { t, amounts } = useWords()
  const errorId = useId()
  const [isWrong, setWrong] = useState(false)
  const label = t(page === 'referral' ? 'agent.filter.amount_volume' : 'agent.filter.amount_rebate')
  const submit = (form: HTMLFormElement) => {
    const [from, to] = ['min', 'max'].map((field) => readLimit(textOf(form, field)))
    if (from === null || to === null || (from && to && new Big(from).gt(to))) return setWrong(true)
    setWrong(false)
    form.closest('details')?.removeAttribute('open')
    change({ min: from, max: to })
  }
  return (
    <DropPanel isSet={Boolean(min ?? max)} summary={<ChipWords label={label} text={amounts(min, max)} />}>
      <Grid
        key={`${min} ${max}`}
        as="form"
        aria-label={label}
        columns={2}
        gap="12"
        className={styles.amounts}
        onSubmit={onSend(submit)}
      >
        {(['min', 'max'] as const).map((field) => (
          <FormRow
            key={field}
            label={t(`agent.filter.${field}`)}
            name={field}
            inputMode="decimal"
            dir="ltr"
            defaultValue={field === 'min' ? min : max}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorId : undefined}
          />
        ))}
        {isWrong && (
          <Text id={errorId} role="alert" size="note" tone="error">
            {t('agent.filter.amount_wrong')}
          </Text>
        )}
        <SmallButton type="submit">{t('agent.filter.amount_apply')}</SmallButton>
      </Grid>
    </DropPanel>
  )
}

/** Searches 3 s after the last letter (API-4), and at once with Enter. */
function SearchField({ filter: { search = '' }, change }: FilterState) {
  const { t } = useWords()
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  // The address was changed elsewhere, for example by Back.
  if (search !== known) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  const write = () => {
    const next = typed.trim()
    if (next !== search) change({ search: next || undefined })
  }
  const writeTyped = useEffectEvent(write)
  useEffect(() => {
    const writeLate = debounce(() => writeTyped())
    writeLate()
    return writeLate.cancel
  }, [typed])
  return (
    <form role="search" className={styles.search} onSubmit={onSend(write)}>
      <SmallIcon icon="magnifying-glass" />
      <input
        type="search"
        value={typed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={t('agent.filter.search')}
        placeholder={t('agent.filter.search')}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
