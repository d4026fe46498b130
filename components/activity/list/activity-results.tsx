'use client'

import { useWords } from '#components/ui/text/use-words.ts'
import { useRef } from 'react'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { cx } from '#components/ui/cx.ts'
import { ListPager } from '#components/ui/controls/list-pager.tsx'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { Note, Row } from '#components/ui/layout/layout.tsx'
import { SEARCH_MAXIMUM } from '@fanfare/contract/search-maximum.ts'
import { activityListApi } from '#store/api/activity-list.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { ActivityCard } from '../card/activity-card.tsx'
import { choiceHref, readFilter, type ActivityChoices, CARDS_A_PAGE, readPage } from './activity-choice.ts'
import styles from './activity-list.module.css'
import { ActivityResultsSkeleton } from '../card/activity-card-skeleton.tsx'

/** The activities that the address chooses, a page at a time (SCR-1). The old ones stay until a changed search is answered. */
export function ActivityResults(choices: ActivityChoices) {
  const { t, number, counted } = useWords()
  const { query, push } = useUrlQuery()
  const { status, group } = readFilter(query, choices)
  const { search, page } = readPage(query)
  const box = useRef<HTMLDivElement>(null)
  const { data, isFetching, isError, refetch } = activityListApi.useActivityListQuery({
    status,
    group: group ?? undefined,
    search: search.slice(0, SEARCH_MAXIMUM) || undefined,
    pageIndex: page - 1,
    pageSize: CARDS_A_PAGE,
  })
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{t('activity.results_failed')}</RetryNotice>
  if (!data) return <ActivityResultsSkeleton />
  const { activities, total } = data
  if (activities.length === 0) return <NoResults search={search} total={total} choices={choices} />
  const showPage = (next: number) => {
    push(choiceHref(query, { page: next === 1 ? null : String(next) }))
    box.current?.scrollIntoView()
    box.current?.focus({ preventScroll: true })
  }
  const first = (page - 1) * CARDS_A_PAGE + 1
  const position = t('activity.page_range', {
    first: number(first),
    last: number(first - 1 + activities.length),
    total: number(total),
  })
  return (
    <div ref={box} tabIndex={-1} aria-busy={isFetching} className={cx(styles.results, isFetching && styles.busy)}>
      {/* How many activities a search found; without a search, which ones are shown. Empty while these are those of the last choice. */}
      <Note size="small" role="status" className={styles.line}>
        {isFetching ||
          (search ? t('activity.search_found', { ...counted(total), search: isolateText(search) }) : position)}
      </Note>
      <ul className={styles.list}>
        {activities.map((activity) => (
          <li key={activity.activityId}>
            <ActivityCard activity={activity} />
          </li>
        ))}
      </ul>
      <ListPager
        label={t('activity.pages')}
        page={page}
        count={activities.length}
        total={total}
        pageSize={CARDS_A_PAGE}
        onPage={showPage}
      />
    </div>
  )
}

interface NoResultsProps {
  search: string
  /** How many activities match; more than 0 on a page after the last one. */
  total: number
  choices: ActivityChoices
}

/** The search or page has no activity. Offers matches in another state, or no search. */
export function NoResults({ search, total, choices: { initialStatus, statuses } }: NoResultsProps) {
  const { t } = useWords()
  const { query, push } = useUrlQuery()
  const isSearch = search && total === 0
  const { data } = activityListApi.useActivityListQuery({ search, pageSize: 1 }, { skip: !isSearch })
  const tab = statuses.find(({ status }) => status === data?.activities[0]?.status)
  return (
    <div role="status" className={styles.none}>
      <EmptyState
        title={isSearch ? t('activity.search_none_title', { search: isolateText(search) }) : t('activity.none_title')}
        bare
      >
        {isSearch ? t('activity.search_none_text') : t('activity.none_text')}
      </EmptyState>
      <Row gap="8" justify="center" wrap className={styles.ways}>
        {isSearch && tab && (
          <Button
            size="sm"
            onClick={() =>
              push(choiceHref(query, { status: tab.status === initialStatus ? null : tab.status, type: null }))
            }
          >
            {t('activity.search_elsewhere', { tab: tab.label })}
          </Button>
        )}
        <SmallButton onClick={() => push(choiceHref(query, isSearch ? { search: null } : {}))}>
          {isSearch ? t('activity.search_clear') : t('activity.first_page')}
        </SmallButton>
      </Row>
    </div>
  )
}
