import { Fragment, type ReactNode, useState } from 'react'
import { cx } from '#components/ui/cx.ts'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Accent, Facts, Remark, Span, Text } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { shownAmounts, shownTotal } from '#lib/agent/shown-sums.ts'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import type { ShownMoney } from '#lib/money/shown-parts.ts'
import { useWords, type Words } from '../use-words.tsx'
import styles from './data-table.module.css'

/** A column of a table of an agent. `Field`: the columns of the file. */
export interface TableColumn<Row, Field extends string = string> {
  label: Parameters<Words['t']>[0]
  /** At the end of its cell, with digits of one width. */
  isFigure?: boolean
  /** A field that the gateway sorts by. */
  sort?: string
  /** Its values are dates. */
  isDate?: boolean
  /** The reader cannot hide it. */
  isFixed?: boolean
  /** Hidden until the reader chooses it. */
  isExtra?: boolean
  /** Default: the amount. */
  cell?: (row: Row) => ReactNode
  /** Of a figure with sums. */
  amount?: (row: Row) => SignedMoney
  /** The sum of all rows, where it is known. */
  total?: SignedMoney
  /** The file's column of its value, which names it. */
  name: Field
  /** Further columns of the file: the ids behind the value, and its details from an open row. */
  more?: readonly Field[]
}

/** What a phone shows of a row. */
interface RowCard {
  name: ReactNode
  figure: ReactNode
  /** Below the name, and below the figure. */
  line: ReactNode
  chip: ReactNode
  more: ReactNode
}

export interface RowParts<Row> {
  keyOf: (row: Row) => string
  /** The row's name, for the accessible name of its button. */
  nameOf: (row: Row) => string
  /** A sentence below a row. */
  noteOf?: (row: Row) => ReactNode
  /** Below an open row. */
  detailsOf: (row: Row) => ReactNode
  /** `shown`: an amount of the row as it stands above its sum, by the name of its column. */
  cardOf: (row: Row, shown: (name: string, amount: SignedMoney) => ShownMoney) => RowCard
}

interface DataTableProps<Row> extends RowParts<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  /** Those that the reader sees on a wide screen. */
  shown: readonly TableColumn<Row>[]
  /** A field, with - before it for descending. */
  sort: string
  onSort: (sort: string) => void
  /** The names of the sums of the page and, where it has others, of all pages. */
  sums: readonly string[]
  busy: boolean
}

/** What both views show: the parts of each row, and the sums. */
function useView<Row>(props: DataTableProps<Row>) {
  const { t, figure } = useWords()
  const { rows, keyOf, nameOf, noteOf, detailsOf } = props
  const [open, setOpen] = useState<string>()
  // The rows of a page stand above their sum.
  const parts = new Map(
    props.columns.flatMap(({ name, amount }) => (amount ? [[name, shownAmounts(rows.map(amount))] as const] : [])),
  )
  const lines = rows.map((row, index) => {
    const key = keyOf(row)
    const isOpen = open === key
    const button = (
      <IconButton
        label={t('agent.table.details', { row: nameOf(row) })}
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(isOpen ? undefined : key)}
      >
        <SmallIcon icon="caret-down" />
      </IconButton>
    )
    return { row, index, key, isOpen, button, note: noteOf?.(row), details: isOpen && detailsOf(row) }
  })
  /** `place`: in `sums`. */
  const sumOf = ({ amount, total }: TableColumn<Row>, place: number) => {
    const sum = place === 0 ? amount && shownTotal(rows.map(amount)) : total
    return sum && figure(sum)
  }
  return { ...props, lines, parts, sumOf }
}

type View<Row> = ReturnType<typeof useView<Row>>

/** A table on wide screens and on paper, cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const view = useView(props)
  return (
    <>
      <WideTable {...view} />
      <CardList {...view} />
    </>
  )
}

function WideTable<Row>({ label, lines, parts, shown: columns, sort, onSort, sums, sumOf, busy }: View<Row>) {
  const { t, figure } = useWords()
  const width = columns.length + 1
  const isDown = sort.startsWith('-')
  const classOf = ({ isFigure, amount }: TableColumn<Row>) => (isFigure || amount ? styles.figure : undefined)
  const cellOf = ({ name, cell, amount }: TableColumn<Row>, row: Row, index: number) =>
    cell ? cell(row) : amount && figure(parts.get(name)?.[index] ?? amount(row))
  const firstSum = columns.findIndex(({ amount }) => amount)
  const head = firstSum === -1 ? columns.length : Math.max(1, firstSum)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} aria-label={label} aria-busy={busy || undefined}>
        <thead>
          <tr>
            {columns.map((column) => {
              const field = column.sort
              const heading = t(column.label)
              const isCurrent = sort.replace('-', '') === field
              return (
                <th
                  key={column.name}
                  scope="col"
                  className={classOf(column)}
                  aria-sort={isCurrent ? (isDown ? 'descending' : 'ascending') : undefined}
                >
                  {field ? (
                    // The first press sorts descending.
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={() => onSort(isCurrent && isDown ? field : `-${field}`)}
                    >
                      {heading}
                      {isCurrent && <SmallIcon icon={isDown ? 'arrow-down' : 'arrow-up'} />}
                    </button>
                  ) : (
                    heading
                  )}
                </th>
              )
            })}
            <th scope="col" className={styles.toggle}>
              <span className="visually-hidden">{t('agent.table.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, index, key, isOpen, button, note, details }) => (
            <Fragment key={key}>
              <tr className={cx(isOpen && styles.open, Boolean(note) && styles.noted)}>
                {columns.map((column) => (
                  <td key={column.name} className={classOf(column)}>
                    {cellOf(column, row, index)}
                  </td>
                ))}
                <td className={styles.toggle}>{button}</td>
              </tr>
              {note && (
                <tr className={cx(styles.note, isOpen && styles.open)}>
                  <td colSpan={width}>{note}</td>
                </tr>
              )}
              {details && (
                <tr className={styles.details}>
                  <td colSpan={width}>{details}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          {sums.map((name, place) => (
            <tr key={name}>
              <th scope="row" colSpan={head}>
                {name}
              </th>
              {columns.slice(head).map((column) => (
                <td key={column.name} className={classOf(column)}>
                  {sumOf(column, place)}
                </td>
              ))}
              <td className={styles.toggle}>{null}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}

function CardList<Row>({ label, lines, parts, columns, cardOf, sums, sumOf, busy }: View<Row>) {
  const { t } = useWords()
  return (
    <ul className={styles.list} aria-label={label} aria-busy={busy || undefined}>
      {lines.map(({ row, index, key, isOpen, button, note, details }) => {
        const { name, figure, line, chip, more } = cardOf(row, (column, amount) => parts.get(column)?.[index] ?? amount)
        return (
          <li key={key} className={styles.row} data-open={isOpen ? '' : undefined}>
            <Accent breaks>{name}</Accent>
            <Span weight="medium" numeric text="end">
              {figure}
            </Span>
            <Remark>{line}</Remark>
            <span className={styles.end}>{chip}</span>
            <Remark numeric>{more}</Remark>
            {button}
            {note && <div>{note}</div>}
            {details && <div>{details}</div>}
          </li>
        )
      })}
      <Text as="li" size="note" numeric className={styles.foot}>
        {sums.map((name, place) => (
          <div key={name}>
            <b>{name}</b>
            <Facts
              facts={columns.map((column) => column.amount && [t(column.label), sumOf(column, place)])}
              className={styles.sums}
            />
          </div>
        ))}
      </Text>
    </ul>
  )
}
