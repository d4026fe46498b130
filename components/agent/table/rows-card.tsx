'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Pager } from '#components/ui/controls/pager.tsx'
import { Facts, Note, Row, Text } from '#components/ui/layout/layout.tsx'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { agentHref } from '../agent-place.ts'
import { countSet, PAGE_FIELDS, writeFilter } from '../filter/agent-filter.ts'
import { DropPanel } from '../filter/drop-panel.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { useFilterList } from '../filter/use-filter-list.ts'
import { SelectChip } from '../filter/select-chip.tsx'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { CardList, type RowCard } from './card-list.tsx'
import { DataTable, type DataRows } from './data-table.tsx'
import styles from './rows-card.module.css'
import { type TableColumn, isDescending, sortField, type TableSort } from './table-column.ts'
import type { ColumnChoice } from './use-columns.ts'

interface RowsCardProps<Row> extends Omit<DataRows<Row>, 'open' | 'onToggle'> {
  state: FilterState
  title: string
  line: string
  columns: readonly TableColumn<Row>[]
  choice: ColumnChoice
  cardOf: (row: Row) => RowCard
  /** Fields to sort by whose values are dates. */
  dates: readonly string[]
  /** All rows of the filter. */
  total: number
  busy: boolean
}

/** The table of a page with its columns, order, sums and pages; cards on phones. */
export function RowsCard<Row>(props: RowsCardProps<Row>) {
  const { state, title, line, columns, choice, cardOf, dates, total, busy, ...rest } = props
  const t = useTranslations()
  const locale = useLocale()
  const [open, setOpen] = useState<string | null>(null)
  const { page, filter, change, campaign } = state
  const number = (value: number) => formatNumber(locale, String(value))
  const before = (filter.page - 1) * PAGE_SIZE_DEFAULT
  const count = rest.rows.length
  const rows = { ...rest, open, onToggle: (key: string) => setOpen((shown) => (shown === key ? null : key)) }
  const sort = {
    value: filter.sort ?? PAGE_FIELDS[page].sorts[0] ?? '',
    onSort: (next: string) => change({ sort: next }),
  }
  const shown = columns.filter(({ key }) => choice.shown.includes(key))
  const sums = {
    page: t('agent.table.page_sum', { count, value: number(count) }),
    all: total > count ? t('agent.table.all_sum', { count: total, value: number(total) }) : null,
  }
  if (total === 0) return <EmptyFilter state={state} />
  return (
    <Card as="section" className={styles.card}>
      <Row gap="8 16" align="start" justify="between" wrap className={styles.head}>
        <div>
          <h2>{title}</h2>
          <Note size="small">{line}</Note>
        </div>
        <ColumnsMenu columns={columns} choice={choice} />
      </Row>
      {count === 0 ? (
        <Text tone="secondary" className={styles.late}>
          {t('agent.table.no_such_page')}{' '}
          <Link
            look="text"
            locale={locale}
            href={`${agentHref(campaign.activityId, page)}?${writeFilter(page, { ...filter, page: 1 })}`}
          >
            {t('activity.first_page')}
          </Link>
        </Text>
      ) : (
        <>
          <SortChoice columns={columns} sort={sort} dates={dates} />
          <DataTable {...rows} label={title} columns={shown} sort={sort} sums={sums} busy={busy} />
          <CardList
            {...rows}
            label={title}
            cardOf={cardOf}
            busy={busy}
            foot={<CardSums columns={columns} sums={sums} />}
          />
        </>
      )}
      <div className={styles.pager} data-no-print>
        <Pager
          texts={{
            label: t('agent.table.pages'),
            previous: t('activity.previous_page'),
            next: t('activity.next_page'),
            position: t('activity.page_range', {
              first: number(before + 1),
              last: number(before + count),
              total: number(total),
            }),
          }}
          page={filter.page}
          pages={Math.ceil(total / PAGE_SIZE_DEFAULT)}
          onPage={(next) => change({ page: next })}
        />
      </div>
    </Card>
  )
}

interface CardSumsProps<Row> {
  columns: readonly TableColumn<Row>[]
  sums: { page: string; all: string | null }
}

function CardSums<Row>({ columns, sums }: CardSumsProps<Row>) {
  const summed = columns.filter(({ pageSum }) => pageSum !== undefined)
  const block = (name: string, sumOf: (column: TableColumn<Row>) => ReactNode) => (
    <div>
      <b>{name}</b>
      <Facts facts={summed.map((column) => [column.label, sumOf(column)])} className={styles.sums} />
    </div>
  )
  return (
    <>
      {block(sums.page, ({ pageSum }) => pageSum)}
      {sums.all !== null && block(sums.all, ({ allSum }) => allSum)}
    </>
  )
}

interface SortChoiceProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort
  /** Fields whose values are dates. */
  dates: readonly string[]
}

/** The order of the rows on a phone, where the table has no headings. */
function SortChoice<Row>({ columns, sort, dates }: SortChoiceProps<Row>) {
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

interface ColumnsMenuProps<Row> {
  columns: readonly TableColumn<Row>[]
  choice: ColumnChoice
}

/** The columns to show, on wide screens; phones show the same facts in their cards. */
function ColumnsMenu<Row>({ columns, choice }: ColumnsMenuProps<Row>) {
  const t = useTranslations('agent.table')
  return (
    <div className={styles.menu} data-no-print>
      <DropPanel
        align="end"
        summary={
          <>
            <Icon icon="columns" size="sm" />
            {t('columns')}
          </>
        }
      >
        {columns
          .filter(({ isFixed }) => !isFixed)
          .map(({ key, label }) => (
            <CheckBox key={key} input={{ checked: choice.shown.includes(key), onChange: () => choice.toggle(key) }}>
              {label}
            </CheckBox>
          ))}
        {choice.reset && (
          <Button variant="text" size="sm" onClick={choice.reset}>
            {t('columns_reset')}
          </Button>
        )}
      </DropPanel>
    </div>
  )
}

/** A table without rows: the filters that are set, and the way out of them. */
function EmptyFilter({ state }: { state: FilterState }) {
  const t = useTranslations('agent.filter')
  const list = useFilterList(state)
  const count = countSet(state.filter)
  return (
    <EmptyState
      level={2}
      title={t('empty_title')}
      action={
        count > 0 && (
          <div className={styles.set}>
            <ul>
              {list
                .filter(({ isSet, field }) => isSet || field === 'period')
                .map(({ field, text }) => (
                  <li key={field}>
                    <Chip>{text}</Chip>
                  </li>
                ))}
            </ul>
            <Button variant="outlined" onClick={state.clear}>
              {t('clear')}
            </Button>
          </div>
        )
      }
    >
      {count > 0 ? t('empty_text') : t('empty_days')}
    </EmptyState>
  )
}
