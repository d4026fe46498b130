import { useEffect, useState } from 'react'
import { REWARD_KINDS } from '#lib/contract/enumerations.ts'
import type { WinnerEvent } from '#lib/contract/realtime.ts'
import { useAppDispatch } from '#store/hooks.ts'
import type { Services } from '#store/services.ts'
import type { Winner } from './winner-pill.tsx'

/** More would push the server's list off the screen. */
const MOST = 5

const withReward = ({ maskedName, at, label }: WinnerEvent): Winner => ({
  maskedName,
  at,
  // An event names its reward in words alone.
  reward: { rewardType: 'OTHER', kind: REWARD_KINDS.InKind, amount: { item: label }, label },
})

/** The winners since `newest` (ms), newest first, as the socket reports them. */
export function useLatestWinners(newest: number): readonly Winner[] {
  const { live, call } = useAppDispatch()((_dispatch, _getState, services): Services => services)
  const [winners, setWinners] = useState<readonly Winner[]>([])
  useEffect(() => {
    const show = (latest: readonly Winner[]) => setWinners(latest.filter(({ at }) => at > newest).slice(0, MOST))
    const stop = live.want('winners', {
      onWinner: (winner) => setWinners((before) => [withReward(winner), ...before].slice(0, MOST)),
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
