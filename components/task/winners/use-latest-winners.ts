import { useEffect, useState } from 'react'
import type { WinnerEvent } from '@fanfare/contract/realtime.ts'
import { useAppDispatch } from '#store/hooks.ts'
import type { Services } from '#store/services.ts'

/** More would push the server's list off the screen. */
const MOST = 5

/** A winner whose reward has not been checked yet. */
export type LiveWinner = Pick<WinnerEvent, 'maskedName' | 'at' | 'reward'>

/** The winners since `newest` (ms), newest first, as the socket reports them. */
export function useLatestWinners(newest: number): readonly LiveWinner[] {
  const { live, call } = useAppDispatch()((_dispatch, _getState, services): Services => services)
  const [winners, setWinners] = useState<readonly LiveWinner[]>([])
  useEffect(() => {
    const show = (latest: readonly LiveWinner[]) => setWinners(latest.filter(({ at }) => at > newest).slice(0, MOST))
    const stop = live.want('winners', {
      onWinner: (winner) => setWinners((before) => [winner, ...before].slice(0, MOST)),
      onGap: () =>
        void import('./read-winners.ts')
          .then(({ readWinners }) => readWinners(call))
          // The strip keeps its winners when the list cannot be read.
          .then(show, () => undefined),
    })
    return stop
  }, [live, call, newest])
  return winners
}
