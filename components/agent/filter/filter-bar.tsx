'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'
import { countSet } from './agent-filter.ts'
import { DropPanel } from './drop-panel.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter.module.css'
import type { FilterState } from './use-agent-filter.ts'
import { useFilterList } from './use-filter-list.ts'

const FilterSheet = lazyWithRetry(() => import('./filter-sheet.tsx').then((m) => m.FilterSheet))

interface FilterBarProps {
  state: FilterState
  /** At the end of the row. */
  action?: ReactNode
}

/** The filters in one row; on phones a button that opens them. On paper the filter in words. */
export function FilterBar({ state, action }: FilterBarProps) {
  const t = useTranslations('agent.filter')
  const locale = useLocale()
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const list = useFilterList(state)
  const count = countSet(state.filter)
  const clear = count > 0 && (
    <Button variant="text" size="sm" onClick={state.clear}>
      {t('clear')}
    </Button>
  )
  return (
    <>
      <Row role="group" aria-label={t('label')} gap="8" align="start" wrap className={styles.bar} data-no-print>
        <div className={styles.wide}>
          <FilterFields {...state} />
          {clear}
        </div>
        <Button variant="outlined" className={styles.opener} onClick={() => setSheet('open')}>
          <Icon icon="funnel-simple" size="sm" />
          {count === 0 ? t('open') : t('open_set', { value: formatNumber(locale, String(count)) })}
        </Button>
        <Row gap="8" justify="end" wrap className={styles.actions}>
          <SavedViews state={state} />
          {action}
        </Row>
      </Row>
      {sheet !== 'never' && (
        <FilterSheet.Part isOpen={sheet === 'open'} onClose={() => setSheet('closed')} state={state} />
      )}
      <p className={styles.printed}>
        {t('value', { name: t('printed'), value: list.map(({ text }) => text).join(' · ') })}
      </p>
    </>
  )
}

const ViewsPanel = lazyWithRetry(() => import('./views-panel.tsx').then((m) => m.ViewsPanel))

/** Opens the list of saved filters; its code and its call load when it is first opened (decision 0014). */
function SavedViews({ state }: { state: FilterState }) {
  const t = useTranslations('agent.filter')
  const [wasOpened, setOpened] = useState(false)
  return (
    <div onPointerEnter={() => setOpened(true)} onFocus={() => setOpened(true)}>
      <DropPanel
        align="end"
        summary={
          <>
            <Icon icon="bookmark-simple" size="sm" />
            {t('views')}
          </>
        }
      >
        {wasOpened && <ViewsPanel.Part state={state} />}
      </DropPanel>
    </div>
  )
}
