'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'

const SettingsPanel = lazyWithRetry(() => import('./settings-panel.tsx').then((m) => m.SettingsPanel))

/** Opens the settings below the list; their code and the call load when they are first opened (decision 0014). */
export function MessageSettings() {
  const t = useTranslations('messages')
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  return (
    <>
      <Button
        variant="text"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen((open) => !open)}
      >
        <Icon icon="gear" size="sm" />
        {t('settings')}
      </Button>
      <div id={panelId}>{isOpen && <SettingsPanel.Part />}</div>
    </>
  )
}
