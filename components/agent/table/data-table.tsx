'use client'

import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './data-table.module.css'
import { DetailsButton } from './details-button.tsx'
import { type TableColumn, type TableSort, isDescending, sortField } from './table-column.ts'

export interface DataRows<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** How a row is called in the name of its button. */
  nameOf: (row: Row) => string
  /** A sentence below a row. */
  noteOf?: (row: Row) => ReactNode
  /** Below an open row. */
  detailsOf?: (row: Row) => ReactNode
  open: string | null
  onToggle: (key: string) => void
}

interface DataTableProps<Row> extends DataRows<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  sort?: TableSort
  /** The first cells of the rows with sums. */
  sums?: { page: string; all: string | null }
  busy?: boolean
}

/** The table of wide screens and of paper. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, nameOf, noteOf, detailsOf, open, onToggle, sort, sums, busy } = props
  const t = useTranslations('agent.table')
  const width = columns.length + (detailsOf ? 1 : 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} aria-label={label} aria-busy={busy || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} />
            ))}
            {detailsOf && (
              <th scope="col" className={styles.toggle}>
                <span className="visually-hidden">{t('more')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row)
            const isOpen = open === key
            const note = noteOf?.(row)
            return (
              <Fragment key={key}>
                <tr className={cx(isOpen && styles.open, Boolean(note) && styles.noted)} data-row={key}>
                  {columns.map((column) => (
                    <td key={column.key} className={column.isFigure ? styles.figure : undefined}>
                      {column.cell(row)}
                    </td>
                  ))}
                  {detailsOf && (
                    <td className={styles.toggle}>
                      <DetailsButton name={nameOf(row)} isOpen={isOpen} onToggle={() => onToggle(key)} />
                    </td>
                  )}
                </tr>
                {note ? (
                  <tr className={cx(styles.note, isOpen && styles.open)}>
                    <td colSpan={width}>{note}</td>
                  </tr>
                ) : null}
                {isOpen && detailsOf && (
                  <tr className={styles.details}>
                    <td colSpan={width}>{detailsOf(row)}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
        {sums && <Sums columns={columns} sums={sums} hasDetails={detailsOf !== undefined} />}
      </table>
    </div>
  )
}

interface SumsProps<Row> {
  columns: readonly TableColumn<Row>[]
  sums: { page: string; all: string | null }
  hasDetails: boolean
}

function Sums<Row>({ columns, sums, hasDetails }: SumsProps<Row>) {
  const firstSum = columns.findIndex(({ pageSum }) => pageSum !== undefined)
  const head = firstSum === -1 ? columns.length : Math.max(1, firstSum)
  const row = (name: string, sumOf: (column: TableColumn<Row>) => ReactNode) => (
    <tr>
      <th scope="row" colSpan={head}>
        {name}
      </th>
      {columns.slice(head).map((column) => (
        <td key={column.key} className={column.isFigure ? styles.figure : undefined}>
          {sumOf(column)}
        </td>
      ))}
      {hasDetails && <td className={styles.toggle}>{null}</td>}
    </tr>
  )
  return (
    <tfoot>
      {row(sums.page, ({ pageSum }) => pageSum)}
      {sums.all !== null && row(sums.all, ({ allSum }) => allSum)}
    </tfoot>
  )
}

interface SortHeaderProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
}

/** The heading of a column; where the gateway can sort by it, a button that begins with the highest. */
function SortHeader<Row>({ column, sort }: SortHeaderProps<Row>) {
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
