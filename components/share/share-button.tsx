'use client'

import { useTranslations } from 'next-intl'
import { Button, type PressProps } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { ShareSubject } from './share-subject.ts'
import { preloadShareDialog, useShareDialog } from './use-share-dialog.tsx'

interface ShareButtonProps extends Pick<PressProps, 'variant' | 'size' | 'full'> {
  subject: ShareSubject
}

/** Opens the share sheet; for islands of a user. */
export function ShareButton({ subject, ...look }: ShareButtonProps) {
  const t = useTranslations('share')
  const { open, dialog } = useShareDialog()
  return (
    <>
      <Button variant="outlined" {...look} onClick={() => open(subject)} onPointerEnter={preloadShareDialog}>
        <Icon icon="share-network" size="sm" />
        {t('open')}
      </Button>
      {dialog}
    </>
  )
}
