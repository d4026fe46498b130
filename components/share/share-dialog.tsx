'use client'

import { FrameDialog } from '#components/notification/frame-dialog.tsx'
import { SharePanel } from './share-panel.tsx'
import type { ShareSubject } from './share-subject.ts'

interface ShareDialogProps {
  subject: ShareSubject
  open: boolean
  close: () => void
}

/** UI-2: the frame with the poster and the ways to share it. */
export const ShareDialog = ({ subject, open, close }: ShareDialogProps) => (
  <FrameDialog isOpen={open} onClose={close}>
    {(titleId) => <SharePanel subject={subject} titleId={titleId} />}
  </FrameDialog>
)
