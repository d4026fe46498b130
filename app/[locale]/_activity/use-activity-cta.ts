import { createElement, useState } from 'react'
import { claimKey } from '#components/task/claim/claim.ts'
import { useClaimReward } from '#components/task/claim/use-claim-reward.ts'
import { useOpenTask } from '#components/task/task-card/use-open-task.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import type { CtaView } from '#components/activity/cta/activity-cta.tsx'
import { ctaState, type CtaState } from '#components/activity/cta/cta-state.ts'
import { describeCta } from '#components/activity/cta/describe-cta.ts'
import type { CtaDetail } from '#components/activity/cta/describe-visitor-cta.ts'
import {
  useJoinActivity,
  type ShownConsent,
  usePlannedJoin,
  useSwitchAccount,
} from '#components/activity/cta/use-join-activity.ts'
import { ReleasedIn } from '#components/activity/released-in.tsx'
import type { JoinEntry } from '#lib/session/join-intent.ts'
import { useAppDispatch, useAppSelector, useBridge } from '#store/hooks.ts'
import { selectDraw, spinRequested } from '#store/slices/draw.ts'
import { selectNextStep } from '#store/slices/next-step.ts'
import { useApplyStatus } from '#store/use-apply-status.ts'
import { useMyActivity } from '#store/use-my-activity.ts'

export type LiveCtaDetail = CtaDetail & { consent: ShownConsent | null }

/** The states whose action the staff can pause. */
const PAUSABLE: Partial<Record<CtaState['state'], 'claims' | 'joins' | 'draws'>> = {
  claimable: 'claims',
  readyToJoin: 'joins',
  drawsLeft: 'draws',
}

/** The page's one action in each of its places; null until the user's data is known. */
export function useActivityCta(detail: LiveCtaDetail, place: 'hero' | 'bar' | 'card') {
  const words = useMyWords()
  const { t } = words
  const { activityId } = detail
  const mine = useMyActivity(activityId)
  const { claim, pressed, isClaiming } = useClaimReward()
  const openTask = useOpenTask()
  // The user's data changes before the overlay of a claim or a join opens; until then, the pressed action keeps its words.
  const [kept, keep] = useState<CtaState | null>(null)
  const { join, isJoining } = useJoinActivity(detail)
  const switchAccount = useSwitchAccount()
  const openTarget = useOpenTarget()
  const bridge = useBridge()
  const spin = useAppSelector(selectDraw)
  const dispatch = useAppDispatch()
  const now = useServerNow()
  const online = useOnline()
  const applyStatus = useApplyStatus(activityId, mine.isMember)
  const step = useAppSelector((state) => selectNextStep(state, activityId))
  const live =
    mine.isLoading && !mine.hasFailed
      ? null
      : ctaState({
          detail,
          now,
          ...mine,
          applyStatus,
          place: bridge,
          usesDraws: detail.usesDraws,
          isDrawing: spin.isBusy,
          step,
        })
  const cta = pressed || isJoining ? (kept ?? live) : live
  const startJoin = (entry?: JoinEntry) => {
    keep({ state: 'readyToJoin' })
    join(entry)
  }
  usePlannedJoin({
    activityId,
    state: place === 'hero' && mine.isLogin && live?.state,
    join: startJoin,
  })
  if (!cta) return null

  const onPress = () => {
    switch (cta.state) {
      case 'identityNeeded':
        return openTarget('identity-verification')
      case 'switchAccount':
        return switchAccount()
      case 'readyToJoin':
        return startJoin()
      case 'drawsLeft':
        return dispatch(spinRequested(cta.draws > 0 ? 'spin' : 'claim'))
      case 'claimable':
        keep(cta)
        return claim({ activityId, ...cta.task })
      case 'ownStep':
        return 'target' in cta.step.to && openTarget(cta.step.to.target)
      case 'inProgress':
      case 'needsApp':
        return openTask(detail, cta.task)
      case 'failed':
        return mine.retry()
    }
  }
  const isDraw = cta.state === 'drawsLeft'
  const isPressed = cta.state === 'claimable' && pressed === claimKey(cta.task)
  const view = describeCta(
    cta,
    detail,
    { ...words, countdown: (until) => createElement(ReleasedIn, { until }) },
    {
      // The wheel has its own buttons beside the hero's action.
      onPress: isDraw && place !== 'bar' ? undefined : onPress,
      busy: isJoining || isPressed || (isDraw && spin.isBusy),
      disabled: cta.state === 'claimable' && isClaiming && !isPressed,
    },
  )
  const part = PAUSABLE[cta.state]
  const isPaused = part && view.kind !== 'elsewhere' && mine.paused?.[part]
  // The reminder needs no connection, and a claim waits for one.
  const needsGateway = cta.state !== 'notStarted' && cta.state !== 'claimable'
  const isWaiting = !online && view.onPress !== undefined && needsGateway
  const line = isPaused ? t(`activity.${part}_paused`) : isWaiting && t('offline.needed')
  const shown: CtaView = line ? { ...view, kind: 'blocked', isTemporary: true, line } : view
  return { state: cta.state, view: shown, mine }
}
