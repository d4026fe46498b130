'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { ObtainAnswer } from './use-obtain.ts'

/** The sentence of a claim that waits for a connection; null for one that does not. */
export function useQueuedText(): (answer: Pick<ObtainAnswer, 'error' | 'queued'>) => string | null {
  const t = useTranslations('rewards')
  return useCallback(
    ({ error, queued }) => {
      if (error?.kind !== 'network' || queued === null) return null
      return t(queued === 'stored' ? 'claim_queued' : 'claim_queued_here')
    },
    [t],
  )
}
