'use client'

import { useState, type ReactNode } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import type { ShareSubject } from './share-subject.ts'

const LazyDialog = lazyWithRetry(() => import('./share-dialog.tsx').then((m) => m.ShareDialog))

/** Loads the share sheet before it is needed. */
export const preloadShareDialog = (): void => void LazyDialog.preload()

/** The share sheet with its poster (SHARE-1), loaded when it is first opened. `dialog` is rendered by the caller. */
export function useShareDialog(): { open: (subject: ShareSubject) => void; dialog: ReactNode; isOpen: boolean } {
  const [subject, setSubject] = useState<ShareSubject | null>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: (next) => {
      setSubject(next)
      setOpen(true)
    },
    // The dialog stays, so that it can fade out.
    dialog: subject && <LazyDialog.Part subject={subject} open={isOpen} close={() => setOpen(false)} />,
  }
}
