'use client'

import Dialog from '@mui/material/Dialog'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFocusHome } from '#components/notification/use-focus-home.ts'
import { MuiProvider } from '#components/providers/mui-provider.tsx'
import { cx } from '#components/ui/cx.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import sheet from '#components/ui/sheet.module.css'
import styles from './share-dialog.module.css'
import { SharePanel } from './share-panel.tsx'
import type { ShareSubject } from './share-subject.ts'

interface ShareDialogProps {
  subject: ShareSubject
  open: boolean
  close: () => void
}

/** UI-2: the frame of 750 × 530 px with the poster and the ways to share it; on phones as wide as the screen. */
export function ShareDialog({ subject, open, close }: ShareDialogProps) {
  const t = useTranslations('common')
  const titleId = useId()
  const focusHome = useFocusHome(open)
  return (
    <MuiProvider>
      <Dialog
        open={open}
        onClose={close}
        aria-labelledby={titleId}
        slotProps={{
          transition: { onExited: focusHome },
          paper: { className: cx(sheet.paper, styles.paper) },
          container: { className: sheet.container },
        }}
      >
        <SharePanel subject={subject} titleId={titleId} />
        <IconButton label={t('btn_close')} className={styles.close} onClick={close}>
          <Icon icon={XIcon} />
        </IconButton>
      </Dialog>
    </MuiProvider>
  )
}
