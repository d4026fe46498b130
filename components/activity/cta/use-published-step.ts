import { useEffect, useEffectEvent } from 'react'
import type { Words } from '#components/ui/text/use-words.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { nextStepChanged, type NextStep } from '#store/slices/next-step.ts'

type Step = Omit<NextStep, 'activityId'>

/** The step to the trading page: spot if it is one of the activity's markets. */
export const tradeStep = (t: Words['t'], line: string, markets: readonly string[]): Step => ({
  label: t('task.next_trade'),
  line,
  to: { target: markets.some((market) => market.toLowerCase() === 'spot') ? 'spot-trade' : 'contract-btcusdt' },
})

/** Publishes a next step for the page's action; null keeps the common one. */
export function usePublishedStep(activityId: string, step: Step | null, isKnown = true) {
  const dispatch = useAppDispatch()
  const publish = useEffectEvent(() => {
    if (isKnown) dispatch(nextStepChanged(step && { activityId, ...step }))
  })
  // The words contain everything that the step depends on.
  useEffect(() => publish(), [activityId, isKnown, step?.label, step?.line])
}
