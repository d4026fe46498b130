'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button, type PressProps } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { ShareSubject } from './share-subject.ts'

const LazyDialog = lazyWithRetry(() => import('./share-dialog.tsx').then((m) => m.ShareDialog))

interface ShareButtonProps extends Pick<PressProps, 'variant' | 'size' | 'full'> {
  subject: ShareSubject
}

/** Opens the dialog with the poster (SHARE-1); for islands of a user. */
export function ShareButton({ subject, ...look }: ShareButtonProps) {
  const t = useTranslations('share')
  const [isOpen, setOpen] = useState(false)
  // The dialog stays, so that it can fade out.
  const [isNeeded, setNeeded] = useState(false)
  const open = () => {
    setNeeded(true)
    setOpen(true)
  }
  return (
    <>
      <Button variant="outlined" {...look} onClick={open} onPointerEnter={() => void LazyDialog.preload()}>
        <Icon icon="share-network" size="sm" />
        {t('open')}
      </Button>
      {isNeeded && <LazyDialog.Part subject={subject} open={isOpen} close={() => setOpen(false)} />}
    </>
  )
}
