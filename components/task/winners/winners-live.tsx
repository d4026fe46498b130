'use client'

import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { useLatestWinners } from './use-latest-winners.ts'

const { Part: Pills } = lazyWithRetry(() => import('./winner-pills.tsx').then((m) => m.WinnerPills))

/** The winners since the page was made, before those of the server; `newest` is when the newest of these claimed, ms. */
export function WinnersLive({ newest }: { newest: number }) {
  const winners = useLatestWinners(newest)
  return winners.length > 0 && <Pills winners={winners} />
}
