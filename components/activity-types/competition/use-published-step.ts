import { useEffect, useEffectEvent } from 'react'
import { useAppDispatch } from '#store/hooks.ts'
import { nextStepChanged, type NextStep } from '#store/slices/next-step.ts'

/** Gives the page's action a next step in words; null leaves it the common one. */
export function usePublishedStep(activityId: string, step: Omit<NextStep, 'activityId'> | null, isKnown = true): void {
  const dispatch = useAppDispatch()
  const publish = useEffectEvent(() => {
    if (isKnown) dispatch(nextStepChanged(step && { activityId, ...step }))
  })
  // The words contain everything that the step depends on.
  useEffect(() => publish(), [activityId, isKnown, step?.label, step?.line])
}
