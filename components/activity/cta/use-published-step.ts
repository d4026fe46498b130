import { useEffect, useEffectEvent } from 'react'
import type { TargetName } from '@fanfare/kernel/targets.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { nextStepChanged, type NextStep } from '#store/slices/next-step.ts'

/** The trading page of an activity's markets; spot where it counts. */
export const tradeTarget = (markets: readonly string[]): TargetName =>
  markets.some((market) => market.toLowerCase() === 'spot') ? 'spot-trade' : 'contract-btcusdt'

/** Gives the page's action a next step in words; null leaves it the common one. */
export function usePublishedStep(activityId: string, step: Omit<NextStep, 'activityId'> | null, isKnown = true): void {
  const dispatch = useAppDispatch()
  const publish = useEffectEvent(() => {
    if (isKnown) dispatch(nextStepChanged(step && { activityId, ...step }))
  })
  // The words contain everything that the step depends on.
  useEffect(() => publish(), [activityId, isKnown, step?.label, step?.line])
}
