import { Suspense, type ReactNode } from 'react'
import { UrlWatcher } from '#components/ui/browser/url-watcher.tsx'
import { AgentWaiting } from '../agent-waiting.tsx'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { FilterState } from './use-agent-filter.ts'

/** The answer of a query, as its hook returns it. */
interface Answer<T> {
  /** Of the present filter, or of the one before until its answer is there. */
  data?: T
  /** Of the present filter only. */
  currentData?: T
  isError: boolean
  refetch: () => unknown
}

interface FilteredPageProps<T> {
  state: FilterState
  /** The button of the export. */
  action: ReactNode
  answer: Answer<T>
  /** Between the filter and the answer. */
  note?: ReactNode
  /** `busy`: the data are those of the filter before. */
  children: (data: T, busy: boolean) => ReactNode
}

/** A page of an agent whose filter is in the address: the filter, then its answer, the wait for it or its failure. */
export function FilteredPage<T>({ state, action, answer, note, children }: FilteredPageProps<T>) {
  const { data, currentData, isError, refetch } = answer
  const failed = isError && currentData === undefined
  return (
    <>
      <Suspense>
        <UrlWatcher />
      </Suspense>
      <FilterBar state={state} action={action} />
      {note}
      {failed && <FailedToLoad onRetry={() => void refetch()} />}
      {!failed && data === undefined && <AgentWaiting />}
      {!failed && data !== undefined && children(data, currentData === undefined)}
    </>
  )
}
