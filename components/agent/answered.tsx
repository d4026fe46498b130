'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
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
  const t = useTranslations('agent.frame')
  if (error !== undefined && currentData === undefined)
    return <FailedNotice title={t('failed_title')} text={t('failed_text')} onRetry={() => void refetch()} />
  if (data !== undefined) return children(data, currentData === undefined)
  return height ? <Skeleton height={height} radius="card" /> : <AgentWaiting />
}
