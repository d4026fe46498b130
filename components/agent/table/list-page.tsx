import { type ReactNode, useState } from 'react'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { ListPager } from '#components/ui/controls/list-pager.tsx'
import { Ends, Note, Text } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { TextLink } from '#components/ui/text/link.tsx'
import { readStoredJson, writeStored } from '#lib/stored.ts'
import type { AgentPage } from '@fanfare/contract/agent/views.ts'
import { agentHref } from '../agent-place.ts'
import { PAGE_FIELDS, viewQuery } from '../filter/agent-filter.ts'
import { type Choice, DropPanel, SelectChip } from '../filter/controls.tsx'
import { EmptyFilter, FilteredPage, type FilteredPageProps } from '../filter/filter-bar.tsx'
import { useWords } from '../use-words.tsx'
import { DataTable, type RowParts, type TableColumn } from './data-table.tsx'
import styles from './data-table.module.css'

interface ListPageProps<Row, Data> extends RowParts<Row>, Omit<FilteredPageProps<Data>, 'action' | 'children'> {
  columns: readonly TableColumn<Row>[]
  /** The button that saves these columns of the file, with commas between them. */
  exportOf: (columns: string) => ReactNode
  /** Above the rows, where there are any. */
  head: (data: Data) => ReactNode
  title: string
  line: (data: Data) => string
}

/** A page with a filter and a table of its rows: columns, order, sums, pages and export. */
export function ListPage<Row, Data extends { items: readonly Row[]; total: number }>(props: ListPageProps<Row, Data>) {
  const { state, answer, columns, exportOf, head, title, line, ...parts } = props
  const { t, counted } = useWords()
  const { id, page, filter, change } = state
  // The columns that the reader chose, in the table's order, stored in this browser. Null: the reader has not chosen.
  const [chosen, setChosen] = useState(() => {
    const kept = readStoredJson(entryOf(page))
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : null
  })
  const shown = columns.filter(({ name, isFixed, isExtra }) => isFixed || (chosen?.includes(name) ?? !isExtra))
  const choose = (keys: string[] | null) => {
    writeStored(entryOf(page), keys && JSON.stringify(keys))
    setChosen(keys)
  }
  const toggle = (key: string) => {
    const keys = shown.map(({ name }) => name)
    choose(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key])
  }
  const sort = filter.sort ?? PAGE_FIELDS[page].sort
  const onSort = (next: string) => change({ sort: next })
  return (
    <FilteredPage
      state={state}
      answer={answer}
      action={exportOf(shown.flatMap(({ name, more = [] }) => [name, ...more]).join(','))}
    >
      {(data, busy) => {
        const { items, total } = data
        const count = items.length
        const pageSum = t('agent.table.page_sum', counted(count))
        if (total === 0) return <EmptyFilter {...state} />
        return (
          <>
            {head(data)}
            <Card className={styles.card}>
              <Ends align="start" className={styles.head}>
                <div>
                  <h2>{title}</h2>
                  <Note size="small">{line(data)}</Note>
                </div>
                <div className={styles.menu} data-no-print>
                  {/* Phones show the same facts in their cards. */}
                  <DropPanel
                    look="end"
                    summary={
                      <>
                        <SmallIcon icon="columns" />
                        {t('agent.table.columns')}
                      </>
                    }
                  >
                    {columns.map(
                      (column) =>
                        !column.isFixed && (
                          <CheckBox
                            key={column.name}
                            input={{ checked: shown.includes(column), onChange: () => toggle(column.name) }}
                          >
                            {t(column.label)}
                          </CheckBox>
                        ),
                    )}
                    {chosen && (
                      <SmallButton variant="text" onClick={() => choose(null)}>
                        {t('agent.table.columns_reset')}
                      </SmallButton>
                    )}
                  </DropPanel>
                </div>
              </Ends>
              {count === 0 ? (
                <Text tone="secondary" className={styles.late}>
                  {t('agent.table.no_such_page')}{' '}
                  <TextLink href={`${agentHref(id, page)}?${viewQuery(page, filter)}`}>
                    {t('activity.first_page')}
                  </TextLink>
                </Text>
              ) : (
                <>
                  {/* The order of the rows on a phone, where the table has no headings. */}
                  <div className={styles.choice} data-no-print>
                    <SelectChip
                      label={t('agent.table.sort')}
                      value={sort}
                      choices={columns.flatMap(({ sort: field, label, isDate }): Choice[] => {
                        const column = t(label)
                        return field
                          ? [
                              [`-${field}`, t(isDate ? 'agent.table.latest' : 'agent.table.descending', { column })],
                              [field, t(isDate ? 'agent.table.earliest' : 'agent.table.ascending', { column })],
                            ]
                          : []
                      })}
                      onChoose={onSort}
                    />
                  </div>
                  <DataTable
                    {...parts}
                    label={title}
                    rows={items}
                    columns={columns}
                    shown={shown}
                    sort={sort}
                    onSort={onSort}
                    sums={total > count ? [pageSum, t('agent.table.all_sum', counted(total))] : [pageSum]}
                    busy={busy}
                  />
                </>
              )}
              <div className={styles.pager} data-no-print>
                <ListPager
                  label={t('agent.table.pages')}
                  page={filter.page}
                  count={count}
                  total={total}
                  onPage={(next) => change({ page: next })}
                />
              </div>
            </Card>
          </>
        )
      }}
    </FilteredPage>
  )
}

/** In `localStorage`, one entry per page: the names of the columns that the reader sees. */
const entryOf = (page: AgentPage) => `fanfareShownColumns:${page}`
