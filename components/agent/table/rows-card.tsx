'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Pager } from '#components/ui/controls/pager.tsx'
import { Text } from '#components/ui/text/text.tsx'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { agentHref } from '../agent-place.ts'
import { PAGE_FIELDS, writeFilter } from '../filter/agent-filter.ts'
import { EmptyFilter } from '../filter/empty-filter.tsx'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { CardList, type RowCard } from './card-list.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { DataTable, type DataRows } from './data-table.tsx'
import styles from './rows-card.module.css'
import { SortChoice } from './sort-choice.tsx'
import type { TableColumn } from './table-column.ts'
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
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          <Text size="small" tone="secondary">
            {line}
          </Text>
        </div>
        <ColumnsMenu columns={columns} choice={choice} />
      </div>
      {count === 0 ? (
        <p className={styles.late}>
          {t('agent.table.no_such_page')}{' '}
          <Link
            look="text"
            locale={locale}
            href={`${agentHref(campaign.activityId, page)}?${writeFilter(page, { ...filter, page: 1 })}`}
          >
            {t('activity.first_page')}
          </Link>
        </p>
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
      <dl className={styles.sums}>
        {summed.map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{sumOf(column)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
  return (
    <>
      {block(sums.page, ({ pageSum }) => pageSum)}
      {sums.all !== null && block(sums.all, ({ allSum }) => allSum)}
    </>
  )
}
