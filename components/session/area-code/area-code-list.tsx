'use client'

import { useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { AreaCode } from '@fanfare/contract/site/area-codes.ts'
import styles from './area-code-picker.module.css'

interface AreaCodeListProps {
  /** id of the element that labels the list. */
  label: string
  listId: string
  optionId: (index: number) => string
  common: AreaCode[]
  all: AreaCode[]
  active: number
  chosen: string
  onChoose: (areaCode: string) => void
}

/** The list of the picker; the search field handles the keyboard. */
export function AreaCodeList({ label, listId, optionId, common, all, active, chosen, onChoose }: AreaCodeListProps) {
  const t = useTranslations('account')
  const groups = [
    { key: 'country_common' as const, codes: common, from: 0 },
    { key: 'country_all' as const, codes: all, from: common.length },
  ].filter(({ codes }) => codes.length > 0)
  return (
    <div role="listbox" id={listId} aria-labelledby={label}>
      {groups.map(({ key, codes, from }) => (
        <div key={key} role="group" aria-label={t(key)}>
          {groups.length > 1 && (
            <div className={styles.group} aria-hidden="true">
              {t(key)}
            </div>
          )}
          {codes.map(({ country, areaCode, name }, index) => (
            // The search field above has the focus and the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox keeps the focus and handles the keys
            <div
              key={country}
              id={optionId(from + index)}
              role="option"
              aria-selected={areaCode === chosen}
              className={cx(styles.option, from + index === active && styles.active)}
              onClick={() => onChoose(areaCode)}
            >
              <span>{name}</span>
              {areaCode === chosen && <Icon icon="check" size="sm" />}
              <bdi dir="ltr">+{areaCode}</bdi>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
