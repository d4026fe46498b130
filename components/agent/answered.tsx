'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { AgentWaiting } from './agent-frame.tsx'

interface AnsweredProps<T> {
  /** As the hook of a query returns it. */
  answer: {
    /** Of the present question, or of the one before until its answer is there. */
    data?: T
    /** Of the present question only. */
    currentData?: T
    error?: unknown
    refetch: () => unknown
  }
  /** Of the box that waits; without it the boxes of a whole page wait. */
  height?: string
  /** `busy`: the data are those of the question before. */
  children: (data: T, busy: boolean) => ReactNode
}

/** The answer of a query, the wait for it or its failure. */
export function Answered<T>({ answer: { data, currentData, error, refetch }, height, children }: AnsweredProps<T>) {
  const t = useTranslations()
  if (error !== undefined && currentData === undefined)
    return (
      <Notice tone="warning" role="alert">
        <p>
          <b>{t('agent.frame.failed_title')}</b>
        </p>
        <p>{t('agent.frame.failed_text')}</p>
        <Button variant="outlined" size="sm" onClick={() => void refetch()}>
          {t('common.btn_retry')}
        </Button>
      </Notice>
    )
  if (data !== undefined) return children(data, currentData === undefined)
  return height ? <Skeleton height={height} radius="card" /> : <AgentWaiting />
}
