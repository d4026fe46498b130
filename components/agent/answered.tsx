import type { ReactNode } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { AgentWaiting } from './agent-frame.tsx'
import { useWords } from './use-words.tsx'

interface AnsweredProps<T> {
  /** As a query's hook returns it. */
  answer: {
    /** The previous arguments' answer until the current one arrives. */
    data?: T
    /** The current arguments' answer only. */
    currentData?: T
    error?: unknown
    refetch: () => unknown
  }
  /** The skeleton's height. Default: the skeletons of a whole page. */
  height?: string
  /** `busy`: the data belong to the previous arguments. */
  children: (data: T, busy: boolean) => ReactNode
}

/** A query's answer, its loading state or its failure. */
export function Answered<T>({ answer: { data, currentData, error, refetch }, height, children }: AnsweredProps<T>) {
  const { t } = useWords()
  if (error && !currentData)
    return <FailedNotice title={t('agent.frame.failed_title')} text={t('agent.frame.failed_text')} onRetry={refetch} />
  if (data) return children(data, !currentData)
  return height ? <Skeleton height={height} radius="card" /> : <AgentWaiting />
}
