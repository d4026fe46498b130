'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { activityListApi } from '#store/api/activity-list.ts'
import { Row } from '#components/ui/layout/layout.tsx'
import { choiceHref, type ActivityChoices } from './activity-choice.ts'
import styles from './activity-list.module.css'

interface NoResultsProps {
  search: string
  /** How many activities match; more than 0 on a page after the last one. */
  total: number
  choices: ActivityChoices
}

/** The search or page has no activity. Offers matches in another state, or no search. */
export function NoResults({ search, total, choices: { initialStatus, statuses } }: NoResultsProps) {
  const t = useTranslations('activity')
  const { query, push } = useUrlQuery()
  const isSearch = search !== '' && total === 0
  const { data } = activityListApi.useActivityListQuery({ search, pageSize: 1 }, { skip: !isSearch })
  const other = data?.activities[0]
  const tab = statuses.find(({ status }) => status === other?.status)
  return (
    <div role="status" className={styles.none}>
      <EmptyState title={isSearch ? t('search_none_title', { search: isolateText(search) }) : t('none_title')} bare>
        {isSearch ? t('search_none_text') : t('none_text')}
      </EmptyState>
      <Row gap="8" justify="center" wrap className={styles.ways}>
        {isSearch && tab && (
          <Button
            size="sm"
            onClick={() =>
              push(choiceHref(query, { status: tab.status === initialStatus ? null : tab.status, type: null }))
            }
          >
            {t('search_elsewhere', { tab: tab.label })}
          </Button>
        )}
        <Button variant="outlined" size="sm" onClick={() => push(choiceHref(query, isSearch ? { search: null } : {}))}>
          {isSearch ? t('search_clear') : t('first_page')}
        </Button>
      </Row>
    </div>
  )
}
