'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { countSet } from './agent-filter.ts'
import styles from './empty-filter.module.css'
import type { FilterState } from './use-agent-filter.ts'
import { useFilterList } from './use-filter-list.ts'

/** A table without rows: the filters that are set, and the way out of them. */
export function EmptyFilter({ state }: { state: FilterState }) {
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
