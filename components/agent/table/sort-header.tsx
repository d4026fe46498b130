'use client'

import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './data-table.module.css'
import { isDescending, sortField, type TableColumn, type TableSort } from './table-column.ts'

interface SortHeaderProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
}

/** The heading of a column; where the gateway can sort by it, a button that begins with the highest. */
export function SortHeader<Row>({ column, sort }: SortHeaderProps<Row>) {
  const { sort: field, isFigure, label } = column
  const className = isFigure ? styles.figure : undefined
  if (!field || !sort) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  }
  const isCurrent = sortField(sort.value) === field
  const isDown = isDescending(sort.value)
  return (
    <th scope="col" className={className} aria-sort={isCurrent ? (isDown ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => sort.onSort(isCurrent && isDown ? field : `-${field}`)}
      >
        {label}
        {isCurrent && <Icon icon={isDown ? 'arrow-down' : 'arrow-up'} size="sm" />}
      </button>
    </th>
  )
}
