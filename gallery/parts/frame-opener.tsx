'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FrameDialog } from '#components/notification/frame-dialog.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { framedRules } from '../fixtures/notification-options.ts'
import styles from './state.module.css'

/** Opens the frame with rules that are longer than it. */
export function FrameOpener() {
  const t = useTranslations()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" size="sm" data-open="frame" onClick={() => setIsOpen(true)}>
        <span lang="en">frame</span>
      </Button>
      <FrameDialog isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {(titleId) => (
          <div className={styles.framed}>
            <h2 id={titleId}>{t('activity.rules')}</h2>
            <RichText nodes={framedRules(t)} locale={locale} />
          </div>
        )}
      </FrameDialog>
    </>
  )
}
