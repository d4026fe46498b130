'use client'

import { useTranslations } from 'next-intl'
import { SelectChip } from '../filter/select-chip.tsx'
import styles from './sort-choice.module.css'
import { isDescending, sortField, type TableColumn, type TableSort } from './table-column.ts'

interface SortChoiceProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort
  /** Fields whose values are dates. */
  dates: readonly string[]
}

/** The order of the rows on a phone, where the table has no headings. */
export function SortChoice<Row>({ columns, sort, dates }: SortChoiceProps<Row>) {
  const t = useTranslations('agent.table')
  const words = (value: string) => {
    const field = sortField(value)
    const column = columns.find((candidate) => candidate.sort === field)?.label ?? ''
    const isDate = dates.includes(field)
    if (isDescending(value)) return t(isDate ? 'latest' : 'descending', { column })
    return t(isDate ? 'earliest' : 'ascending', { column })
  }
  const values = columns.flatMap(({ sort: field }) => (field ? [`-${field}`, field] : []))
  return (
    <div className={styles.choice} data-no-print>
      <SelectChip label={t('sort')} value={sort.value} text={words(sort.value)} isSet={false} onChoose={sort.onSort}>
        {values.map((value) => (
          <option key={value} value={value}>
            {words(value)}
          </option>
        ))}
      </SelectChip>
    </div>
  )
}
