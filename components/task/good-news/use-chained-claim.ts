import { useCallback, useRef } from 'react'
import { claimAll } from '../claim/claim-all.ts'
import { claimedReward } from '../claim/claimed-reward.ts'
import { ONE_CLAIM } from '../claim/one-claim.ts'
import { useObtain } from '../claim/use-obtain.ts'
import { useFailedClaims } from '../claim/use-failed-claims.ts'
import { useReportClaims } from '../claim/use-report-claims.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { claimContinued, selectMoment, type Claimable, type ClaimedReward } from '#store/slices/moment.ts'

const nothing = () => undefined

interface ChainedClaim {
  claim: (rewards: readonly Claimable[]) => Promise<void>
  isClaiming: boolean
}

/**
 * Claims further rewards in the open overlay, which shows the outcome in place. When the overlay was closed during the claim, a
 * message shows it.
 */
export function useChainedClaim(id: number): ChainedClaim {
  const { obtain, isLoading } = useObtain(ONE_CLAIM)
  const dispatch = useAppDispatch()
  const failedClaims = useFailedClaims()
  const report = useReportClaims()
  const busy = useRef(false)

  const claim = useCallback(
    async (rewards: readonly Claimable[]): Promise<void> => {
      if (busy.current) return
      busy.current = true
      const claimed: ClaimedReward[] = []
      const outcome = await claimAll(rewards, {
        claim: async (wanted, isLast) => {
          const answer = await obtain(wanted, !isLast)
          if (answer.data) claimed.push(claimedReward(wanted, answer.data))
          return answer
        },
        report: nothing,
      })
      busy.current = false
      const failed = failedClaims(outcome)
      dispatch(claimContinued({ id, claimed, failed }))
      const isOpen = dispatch((_, getState) => selectMoment(getState())?.id === id)
      if (!isOpen) report({ claimed, failed }, (again) => void claim(again))
    },
    [obtain, dispatch, failedClaims, report, id],
  )
  return { claim, isClaiming: isLoading }
}
