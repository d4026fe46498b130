import { Suspense, useState, type ReactNode } from 'react'
import { lazyOpened } from '#components/providers/lazy-opened.tsx'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Grid, Row } from '#components/ui/layout/layout.tsx'
import { UrlWatcher } from '#components/ui/browser/url-watcher.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Answered, type AnsweredProps } from '../agent-page.tsx'
import { useWords } from '../use-words.tsx'
import { DropPanel } from './controls.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter.module.css'
import { type FilterState, useFilterList } from './agent-filter.ts'

const ViewsPanel = lazyOpened(async () => (await import('./views-panel.tsx')).ViewsPanel)
const FilterSheet = lazyOpened(async () => (await import('./filter-sheet.tsx')).FilterSheet)

export interface FilteredPageProps<T> extends AnsweredProps<T> {
  state: FilterState
  /** At the end of the row: the button of the export. */
  action: ReactNode
}

/**
 * A page of an agent whose filter is in the address: the filters in one row, on phones a button that opens them, on paper in words;
 * then the answer, the wait for it or its failure.
 */
export function FilteredPage<T>({ state, action, ...answered }: FilteredPageProps<T>) {
  const { t, number } = useWords()
  const [isOpen, setOpen] = useState<boolean>()
  const [hasSaved, setSaved] = useState(false)
  const { dates, zone, texts, count } = useFilterList(state)
  return (
    <>
      <Suspense>
        <UrlWatcher />
      </Suspense>
      <Row
        role="group"
        aria-label={t('agent.filter.label')}
        gap="8"
        align="start"
        wrap
        className={styles.bar}
        data-no-print
      >
        <div className={styles.wide}>
          <FilterFields {...state} />
          {count > 0 && (
            <Button variant="text" size="sm" onClick={state.clear}>
              {t('agent.filter.clear')}
            </Button>
          )}
        </div>
        <Button variant="outlined" className={styles.opener} onClick={() => setOpen(true)}>
          <SmallIcon icon="funnel-simple" />
          {count === 0 ? t('agent.filter.open') : t('agent.filter.open_set', { value: number(count) })}
        </Button>
        <Row gap="8" justify="end" wrap className={styles.actions}>
          {/* The code and the call of the saved filters load when their list is first opened (decision 0014). */}
          <div onPointerEnter={() => void ViewsPanel.preload()} onFocus={() => void ViewsPanel.preload()}>
            <DropPanel
              look="end"
              onToggle={(isOpened) => isOpened && setSaved(true)}
              summary={
                <>
                  <SmallIcon icon="bookmark-simple" />
                  {t('agent.filter.views')}
                </>
              }
            >
              {hasSaved && <ViewsPanel.Opened {...state} />}
            </DropPanel>
          </div>
          {action}
        </Row>
      </Row>
      {isOpen !== undefined && <FilterSheet.Opened isOpen={isOpen} onClose={() => setOpen(false)} state={state} />}
      <p className={styles.printed}>
        {t('agent.filter.value', { name: t('agent.filter.printed'), value: [dates, zone, ...texts].join(' · ') })}
      </p>
      {/* The page was opened from one referral; a press shows all of them. */}
      {state.filter.referral && (
        <Notice tone="primary">
          {t('agent.filter.one_referral')}{' '}
          <SmallButton variant="text" onClick={() => state.change({ referral: undefined })}>
            {t('agent.filter.remove')}
          </SmallButton>
        </Notice>
      )}
      <Answered {...answered} />
    </>
  )
}

/** For a table without rows: the filters that are set, and a button to clear them. */
export function EmptyFilter(state: FilterState) {
  const { t } = useWords()
  const { dates, texts, count } = useFilterList(state)
  const isSet = count > 0
  return (
    <EmptyState
      level={2}
      title={t('agent.filter.empty_title')}
      action={
        isSet && (
          <Grid gap="16" className={styles.set}>
            <Row as="ul" gap="8" justify="center" wrap>
              {[dates, ...texts].map((text) => (
                <li key={text}>
                  <Chip>{text}</Chip>
                </li>
              ))}
            </Row>
            <Button variant="outlined" onClick={state.clear}>
              {t('agent.filter.clear')}
            </Button>
          </Grid>
        )
      }
    >
      {t(isSet ? 'agent.filter.empty_text' : 'agent.filter.empty_days')}
    </EmptyState>
  )
}
