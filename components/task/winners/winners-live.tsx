import { useEffect, useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { useServices } from '#store/hooks.ts'
import type { LiveWinner } from './winner-pill.tsx'

const { Part: Pills } = lazyWithRetry(async () => (await import('./winner-pill.tsx')).WinnerPills)

/** More would push the server's list off the screen. */
const MOST = 5

/** The winners since the page was rendered, shown before the server's; `newest`: when the server's newest one claimed, ms. */
export function WinnersLive({ newest }: { newest: number }) {
  const { live, call } = useServices()
  const [winners, setWinners] = useState<readonly LiveWinner[]>([])
  useEffect(() => {
    const show = (latest: readonly LiveWinner[]) => setWinners(latest.filter(({ at }) => at > newest).slice(0, MOST))
    return live.want('winners', {
      onWinner: (winner) => setWinners((before) => [winner, ...before].slice(0, MOST)),
      onGap: () =>
        void import('./winner-pill.tsx')
          .then(({ readWinners }) => readWinners(call))
          // Keeps the winners when the list cannot be read.
          .then(show, () => undefined),
    })
  }, [live, call, newest])
  return winners.length > 0 && <Pills winners={winners} />
}
