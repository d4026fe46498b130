import { useEffect } from 'react'
import { createIsland } from '#components/providers/create-island.tsx'
import type { BeyondProps } from './activity-filter.tsx'
import { connectSearch } from './connect-search.ts'

const ActivityResultsIsland = createIsland(() =>
  import('./activity-results.tsx').then((module) => module.ActivityResults),
)

/** Loaded when the reader focuses the search field, or when the address asks for results that are not on the page. */
export function BeyondTheCards({ box, hasResults, loading, initialStatus, statuses, groups }: BeyondProps) {
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>('input[type=search]')
    return field ? connectSearch(field) : undefined
  }, [box])
  useEffect(() => {
    // A press below the cards leaves the start of the results above the screen, and removes the pressed button.
    if (!hasResults || !box.current || box.current.getBoundingClientRect().top >= 0) return
    box.current.scrollIntoView()
    box.current.focus({ preventScroll: true })
  }, [box, hasResults])
  if (!hasResults) return null
  return (
    <ActivityResultsIsland eager initialStatus={initialStatus} statuses={statuses} groups={groups}>
      {loading}
    </ActivityResultsIsland>
  )
}
