import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { cx } from '#components/ui/cx.ts'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { RetryButton } from '#components/ui/surface/retry-notice.tsx'
import { nationalDigits } from '@fanfare/contract/typed-text.ts'
import type { AreaCode } from '@fanfare/contract/site/area-codes.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { areaCodesApi } from '#store/api/area-codes.ts'
import { Note, Row, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './area-code-picker.module.css'

interface AreaCodePickerProps {
  languageType: number
  /** Without +. */
  chosen: string
  onChoose: (areaCode: string) => void
  onClose: () => void
}

/** Countries with their codes, the common ones first, with a search by name or code (AUTH-5). */
export function AreaCodePicker({ languageType, chosen, onChoose, onClose }: AreaCodePickerProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { data, isError, refetch } = areaCodesApi.useAreaCodesQuery(languageType)
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const listId = useId()

  const common = search.trim() === '' ? (data?.commonlyList ?? []) : []
  const all = matchAreaCodes(data?.list ?? [], search)
  const options = [...common, ...all]
  const groups = [
    ['account.country_common', common, 0] as const,
    ['account.country_all', all, common.length] as const,
  ].filter(([, codes]) => codes.length > 0)
  const optionId = (index: number) => `${listId}-${index}`

  return (
    <SheetDialog isOpen onClose={onClose} title={t('account.country_code')} className={styles.paper}>
      {(titleId) => (
        <>
          <label className={styles.search}>
            <Icon icon="magnifying-glass" />
            <span className="visually-hidden">{t('account.country_search')}</span>
            <input
              type="search"
              // The user opens the dialog to search.
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this search field
              autoFocus
              role="combobox"
              aria-expanded
              aria-controls={listId}
              aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
              placeholder={t('account.country_search')}
              autoComplete="off"
              value={search}
              onChange={(event) => {
                setSearch(event.target.value)
                setActive(0)
              }}
              onKeyDown={(event) => {
                const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
                const option = options[active]
                if (!step && event.key !== 'Enter') return
                event.preventDefault()
                if (step) {
                  const next = Math.min(options.length - 1, Math.max(0, active + step))
                  setActive(next)
                  document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
                } else if (option) onChoose(option.areaCode)
              }}
            />
          </label>
          <p role="status" className="visually-hidden">
            {data && t('account.country_found', { count: all.length, value: formatNumber(locale, String(all.length)) })}
          </p>
          {isError && !data ? (
            <Stack gap="12" tone="secondary" className={styles.none}>
              <p>{t('account.country_failed')}</p>
              <RetryButton onClick={refetch} />
            </Stack>
          ) : (
            <div className={styles.list} aria-busy={!data}>
              {!data ? (
                <Skeleton height="352px" radius="control" />
              ) : options.length === 0 ? (
                <Text tone="secondary" className={styles.none}>
                  {t('account.country_none', { text: search.trim() })}
                </Text>
              ) : (
                <div role="listbox" id={listId} aria-labelledby={titleId}>
                  {groups.map(([key, codes, from]) => (
                    <div key={key} role="group" aria-label={t(key)}>
                      {groups.length > 1 && (
                        <Note as="div" className={styles.group} aria-hidden>
                          {t(key)}
                        </Note>
                      )}
                      {codes.map(({ country, areaCode, name }, index) => (
                        // The search field above has the focus and the keys.
                        <Row
                          key={country}
                          id={optionId(from + index)}
                          role="option"
                          aria-selected={areaCode === chosen}
                          gap="8"
                          align="center"
                          className={cx(styles.option, from + index === active && styles.active)}
                          onClick={() => onChoose(areaCode)}
                        >
                          <Span grow>{name}</Span>
                          {areaCode === chosen && <SmallIcon icon="check" />}
                          <Text as="bdi" dir="ltr" tone="secondary">
                            +{areaCode}
                          </Text>
                        </Row>
                      ))}
                    </div>
                  ))}
                </div>
              )}
            </div>
          )}
        </>
      )}
    </SheetDialog>
  )
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Matches the start of the code, the two letters of the country, or any part of its name without accents. */
export function matchAreaCodes(codes: readonly AreaCode[], search: string) {
  const text = fold(search.trim())
  const digits = nationalDigits(text, '')
  if (digits !== '') return codes.filter(({ areaCode }) => areaCode.startsWith(digits))
  return codes.filter(({ name, country }) => fold(name).includes(text) || country.toLowerCase() === text)
}
