'use client'

import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/ssr/BookmarkSimple'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { DropPanel } from './drop-panel.tsx'
import type { FilterState } from './use-agent-filter.ts'

const ViewsPanel = lazyWithRetry(() => import('./views-panel.tsx').then((m) => m.ViewsPanel))

/** Opens the list of saved filters; its code and its call load when it is first opened (decision 0014). */
export function SavedViews({ state }: { state: FilterState }) {
  const t = useTranslations('agent.filter')
  const [wasOpened, setOpened] = useState(false)
  return (
    <span onPointerEnter={() => setOpened(true)} onFocus={() => setOpened(true)}>
      <DropPanel
        align="end"
        summary={
          <>
            <Icon icon={BookmarkSimpleIcon} size="sm" />
            {t('views')}
          </>
        }
      >
        {wasOpened && <ViewsPanel.Part state={state} />}
      </DropPanel>
    </span>
  )
}
