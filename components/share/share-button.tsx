import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyOpened } from '#components/providers/lazy-opened.tsx'
import type { PressProps } from '#components/ui/controls/press-button.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import type { ShareSubject } from './share-subject.ts'

interface ShareButtonProps extends Pick<PressProps, 'variant' | 'size' | 'full'> {
  subject: ShareSubject
}

/** Opens the share sheet; for islands of a user. */
export function ShareButton({ subject, ...look }: ShareButtonProps) {
  const t = useTranslations()
  const { open, dialog } = useShareDialog()
  return (
    <>
      <OnlineButton
        variant="outlined"
        {...look}
        onClick={() => open(subject)}
        onPointerEnter={LazyDialog.preload}
        offlineReason={t('offline.share')}
      >
        <SmallIcon icon="share-network" />
        {t('share.open')}
      </OnlineButton>
      {dialog}
    </>
  )
}

const LazyDialog = lazyOpened(async () => (await import('./share-panel.tsx')).ShareDialog)

/** The share sheet with its poster (SHARE-1), loaded when it is first opened. `dialog` is rendered by the caller. */
export function useShareDialog() {
  const [subject, setSubject] = useState<ShareSubject>()
  const [isOpen, setOpen] = useState(false)
  return {
    open: (next: ShareSubject) => {
      setSubject(next)
      setOpen(true)
    },
    // The dialog stays mounted so that it can fade out.
    dialog: subject && <LazyDialog.Opened subject={subject} open={isOpen} close={() => setOpen(false)} />,
  }
}
