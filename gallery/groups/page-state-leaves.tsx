'use client'

import { FailureView } from '#components/site/failure/failure-view.tsx'
import { OfflineNotice, type OfflineBarProps } from '#components/site/offline/offline-bar.tsx'
import { useNow } from '#components/ui/time/use-now.ts'
import { MINUTE } from '../fixtures/fixture.ts'
import { nothing } from '../parts/states.tsx'

export function FailureState() {
  return <FailureView digest="7F3C-21B9" onRetry={nothing} />
}

export function OfflineState({ bar, minutesOld }: { bar: OfflineBarProps; minutesOld: number }) {
  const now = useNow()
  return now ? <OfflineNotice {...bar} loadedAt={now - minutesOld * MINUTE} /> : null
}
