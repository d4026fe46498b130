'use client'

import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import styles from './share-dialog.module.css'
import { SharePanel } from './share-panel.tsx'
import type { ShareSubject } from './share-subject.ts'

interface ShareDialogProps {
  subject: ShareSubject
  open: boolean
  close: () => void
}

/** UI-2: the frame of 750 × 530 px with the poster and the ways to share it; on phones as wide as the screen. */
export const ShareDialog = ({ subject, open, close }: ShareDialogProps) => (
  <SheetDialog isOpen={open} onClose={close} className={styles.paper}>
    {(titleId) => <SharePanel subject={subject} titleId={titleId} />}
  </SheetDialog>
)
